import type { RequestRecord } from "../../engine/index.ts";

export const requestUuidOf = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A request as the API returns it, with what a test cares about. */
export function exampleRequest({ number, ...choices }: { readonly number: number } & Partial<RequestRecord>): RequestRecord {
	const { realisationUuid = null } = choices;
	const ref = `AV-${String(number).padStart(5, "0")}`;
	return {
		uuid: requestUuidOf(number),
		ref,
		status: 2,
		geographyCode: "0202",
		coordinates: { lat: 51.98, lng: 5.91, nomatch: false },
		realisationUuid,
		connected: realisationUuid !== null,
		synced: number,
		limited: false,
		case_ref: ref,
		counter: number,
		ts: 0,
		judgement: null,
		editJudgement: false,
		submitted_at: null,
		created_at: null,
		processed_at: null,
		address: {
			street: "Velperweg",
			streetNumber: String(number),
			streetNumberSuffix: "",
			postalCode: "6824 BA",
			city: "Arnhem",
			country: "Nederland",
			municipality: "Arnhem",
		},
		contact: {
			name: "J. Jansen",
			phone: "",
			email: "",
			initials: "J.",
			surname: "Jansen",
			title: "",
			firstname: "",
			street: "",
			streetnumber: "",
			streetsuffix: "",
			postalCode: "",
			city: "",
			municipality: "",
		},
		additional: {
			vehicle: { brand: "", model: "", purchaseDate: "" },
			parkingspot: { permit: null, reservedspot: null },
			context: { chargingtime: { night: null, morning: null, afternoon: null, evening: null } },
			location: "",
			dossierID: "",
		},
		vehicle: { brand: "", model: "", numberplate: "" },
		softrequirements: { parkingpermit: null, parkingspot: null },
		docs: { vehicle: [], parkingspot: [] },
		Tags: [],
		search: { numberplate: "", postalcode: "6824BA", city: "arnhem" },
		raw: { remarks: "", timeslot: null },
		summary: { name: "J. Jansen", address: `Velperweg ${number}, Arnhem`, submitted_at: null, processed_at: null, submitted_at_nr: 0 },
		...choices,
	};
}

import type { RequestRecord } from "../../engine/index.ts";

/** Instant: 3 November 2026, 10:15 in the Netherlands. */
const submittedAt = Date.UTC(2026, 10, 3, 9, 15);

/** A fully known open request, with the changes a test asks for. */
export function requestWith(changes: Partial<RequestRecord> = {}): RequestRecord {
	return {
		uuid: "request-1",
		ref: "AV-0202-00041",
		case_ref: "",
		counter: 41,
		ts: submittedAt,
		status: 2,
		geographyCode: "0202",
		coordinates: { lat: 51.98313, lng: 5.91502, nomatch: false },
		realisationUuid: null,
		connected: false,
		synced: 11,
		limited: false,
		judgement: null,
		editJudgement: false,
		submitted_at: submittedAt,
		created_at: submittedAt,
		processed_at: null,
		address: {
			street: "Velperplein",
			streetNumber: "8",
			streetNumberSuffix: "A",
			postalCode: "6811 AG",
			city: "Arnhem",
			country: "Nederland",
			municipality: "Arnhem",
		},
		contact: {
			name: "J. de Boer",
			phone: "026 123 45 67",
			email: "j.deboer@post.example",
			initials: "J.",
			surname: "de Boer",
			title: "",
			firstname: "Jo",
			street: "Velperplein",
			streetnumber: "8",
			streetsuffix: "A",
			postalCode: "6811 AG",
			city: "Arnhem",
			municipality: "Arnhem",
		},
		additional: {
			vehicle: { brand: "Renault", model: "Zoe", purchaseDate: "2026-05-01" },
			parkingspot: { permit: true, reservedspot: null },
			context: { chargingtime: { night: true, morning: null, afternoon: null, evening: true } },
			location: "Bij de bibliotheek",
			dossierID: "D-7",
		},
		vehicle: { brand: "Renault", model: "Zoe", numberplate: "G-123-BC" },
		softrequirements: { parkingpermit: true, parkingspot: false },
		docs: { vehicle: [], parkingspot: [] },
		Tags: [],
		search: { numberplate: "G-123-BC", postalcode: "6811 AG", city: "Arnhem" },
		raw: { remarks: "Graag voor de zomer", timeslot: 3 },
		summary: {
			name: "J. de Boer",
			address: "Velperplein 8A, 6811 AG Arnhem",
			submitted_at: submittedAt,
			processed_at: null,
			submitted_at_nr: submittedAt,
		},
		...changes,
	};
}

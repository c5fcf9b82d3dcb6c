import type { RequestContent } from "../../engine/index.ts";
import { type NewRequest, storeNewRequests } from "../requests/store-new-requests.ts";
import type { TestApp } from "./test-app.ts";

/** A source's data about an unjudged request in Arnhem. */
export function requestContent(changes: Partial<RequestContent> = {}): RequestContent {
	return {
		status: 2,
		geographyCode: "0202",
		coordinates: { lat: 51.9861, lng: 5.9107, nomatch: false },
		submitted_at: Date.parse("2026-10-01T08:00:00Z"),
		created_at: Date.parse("2026-10-01T08:05:00Z"),
		processed_at: null,
		address: {
			street: "Jansbuitensingel",
			streetNumber: "7",
			streetNumberSuffix: "",
			postalCode: "6811 AA",
			city: "Arnhem",
			country: "Nederland",
			municipality: "Arnhem",
		},
		contact: {
			name: "",
			phone: "026 123 45 67",
			email: "j.jansen@example.org",
			initials: "J.",
			surname: "Jansen",
			title: "mevr.",
			firstname: "Johanna",
			street: "Jansbuitensingel",
			streetnumber: "7",
			streetsuffix: "",
			postalCode: "6811 AA",
			city: "Arnhem",
			municipality: "Arnhem",
		},
		additional: {
			vehicle: { brand: "Kia", model: "Niro", purchaseDate: "2026-09-01" },
			parkingspot: { permit: true, reservedspot: false },
			context: { chargingtime: { night: true, morning: null, afternoon: false, evening: true } },
			location: "Tegenover het station",
			dossierID: "D-1",
		},
		vehicle: { brand: "Kia", model: "Niro", numberplate: "AB-123-C" },
		softrequirements: { parkingpermit: true, parkingspot: null },
		docs: { vehicle: ["6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c001"], parkingspot: [] },
		Tags: [],
		raw: { remarks: "Graag snel", timeslot: 0 },
		...changes,
	};
}

/** Adds a request to the tenant, with these changes to an ordinary one. */
export async function addRequest(
	test: TestApp,
	changes: Partial<RequestContent> = {},
	more: Partial<Omit<NewRequest, "content">> & { readonly tenant?: string } = {},
): Promise<{ uuid: string; ref: string; synced: number }> {
	const { app, clock } = test;
	const { tenant: slug = test.tenant, ...request } = more;
	const tenant = app.tenants.find(slug);
	if (tenant === undefined) throw new Error(`There is no tenant ${slug}.`);
	return app.data.write(slug, async (scope) => {
		const content = requestContent(changes);
		const { stored } = await storeNewRequests(scope, tenant, [{ externalRef: null, content, ...request }], clock.now);
		const [made] = stored;
		if (made === undefined) throw new Error("The request was known already.");
		return made;
	});
}

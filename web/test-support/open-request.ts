import type { RequestRecord } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { exampleTenant } from "./example-tenant.ts";
import { answer, type FakeAnswer, type FakeCall, fakeApi, page, problem } from "./fake-api.ts";
import { renderApplication } from "./render-application.tsx";

/** The example tenant with requests: who sees and judges them, the reasons, and the information shown. */
export const requestTenant: TenantConfiguration = {
	...exampleTenant,
	access: { ...exampleTenant.access, requestlist: ["cpo", "municipality", "admin"], chargingpoints: [] },
	judges: ["cpo", "admin"],
	reasonOptions: [
		{ status: 4, value: "1", text: "Er is een laadpaal in de buurt beschikbaar" },
		{ status: 4, value: "5", text: "Anders", custom: true, placeholder: "Geef een toelichting" },
	],
	requests: {
		information: [
			{
				title: "Aanvrager",
				rows: [
					{ label: "Naam", field: "contact.name" },
					{ label: "E-mail", field: "contact.email", kind: "email" },
					{ label: "Aangemaakt", field: "created_at", kind: "date" },
					{ label: "Vergunning", field: "additional.parkingspot.permit", kind: "flag" },
					{ label: "Laadmoment", field: "raw.timeslot", kind: "timeslot" },
					{ label: "Laadtijden", field: "additional.context.chargingtime", kind: "hours" },
					{ label: "Aanschafdatum", field: "additional.vehicle.purchaseDate", kind: "day" },
				],
			},
		],
	},
};

interface Server {
	readonly request: RequestRecord;
	readonly others?: readonly RequestRecord[];
	readonly judgement?: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;
}

/** A request's page with a server that knows it and `others`. */
export function openRequest({ request, others = [], judgement = () => problem(500) }: Server, role = "cpo", codes?: readonly string[]) {
	const calls = fakeApi({
		...Object.fromEntries([request, ...others].map((each) => [`GET charging-point-requests/${each.uuid}`, () => answer(each)])),
		"GET charging-point-requests": () => page([request, ...others]),
		[`POST charging-point-requests/${request.uuid}/judgement`]: judgement,
	});
	const application = renderApplication(`/aanvragen/${request.uuid}`, { tenant: requestTenant, role, ...(codes ? { codes } : {}) });
	return { calls, ...application };
}

/** Bodies of the writes, in the order they were sent, without those that store a draft. */
export const sent = (calls: readonly FakeCall[]) =>
	calls.filter(({ method, path }) => method === "POST" && !path.includes("/typed/")).map(({ body }) => body);

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RequestRecord } from "../../engine/index.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { type PlacedRequest, placeRequest } from "../api/harness/place-request.ts";
import { Deployment } from "./harness/deployment.ts";
import { places } from "./harness/places.ts";

type May = "judge" | "judge again" | "tags" | "coordinates" | "documents";

/** What each set of roles may see and do, per tenant. Roles that are not named may do nothing. */
const rows: readonly (readonly [tenant: string, roles: string, sees: "whole" | "place", may: readonly May[]])[] = [
	["amsterdam", "municipality", "whole", ["judge"]],
	["amsterdam", "municipality admin", "whole", ["judge", "judge again", "tags", "documents"]],
	["amsterdam", "cpo", "place", []],
	["amsterdam", "cpo admin", "place", []],
	["amsterdam", "cpo municipality", "whole", ["judge", "tags", "coordinates", "documents"]],
	["go-ral", "cpo", "whole", ["judge", "tags", "coordinates", "documents"]],
	["go-ral", "cpo admin", "whole", ["judge", "judge again", "tags", "coordinates", "documents"]],
	["go-ral", "municipality", "whole", []],
	["go-ral", "municipality admin", "whole", ["judge", "judge again", "tags", "documents"]],
	...["opcharge", "park-n-charge", "vlaanderen"].flatMap((tenant) => [
		[tenant, "cpo", "whole", ["judge", "tags", "coordinates", "documents"]] as const,
		[tenant, "cpo admin", "whole", ["judge", "judge again", "tags", "coordinates", "documents"]] as const,
		[tenant, "municipality", "place", []] as const,
		[tenant, "municipality admin", "place", []] as const,
	]),
];
const nobody: readonly (readonly [tenant: string, roles: string])[] = [
	...["amsterdam", "go-ral", "opcharge", "park-n-charge", "vlaanderen"].flatMap((tenant) =>
		["admin", "developer", "guest", "admin developer"].map((roles) => [tenant, roles] as const),
	),
	...["rvb", "customer", "caseworker", "caseviewer", "admin", "admin caseworker rvb customer"].map((roles) => ["rvb", roles] as const),
];

/** Coordinates on the tenant's map: those outside it are refused to everybody. */
const within = (tenant: string) => (tenant === "vlaanderen" ? { latitude: 51, longitude: 4.4 } : { latitude: 52, longitude: 5 });

describe("requests of the tenants as they are delivered", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	const person = (tenant: string, roles: string) =>
		new TestPerson(deployment.app, tenant, { [tenant]: Object.fromEntries(roles.split(" ").map((role) => [role, ["*"]])) });
	const place = (tenant: string, status: 2 | 4) =>
		placeRequest(deployment.app, tenant, { geographyCode: places[tenant]?.code ?? "0001", status });
	const acceptance = (tenant: string) => {
		const options = deployment.app.tenants.find(tenant)?.definition.reasonOptions ?? [];
		return { status: 3, reason: options.find(({ status }) => status === 3)?.value ?? null };
	};
	const calls = (tenant: string, { uuid, synced }: PlacedRequest) => {
		const path = `charging-point-requests/${uuid}`;
		const synchronisation = { synced };
		return {
			judge: [`${path}/judgement`, { synchronisation, intent: { action: "judgement" }, data: acceptance(tenant) }],
			tags: [`${path}/tags`, { synchronisation, data: { tags: [] } }],
			coordinates: [`${path}/coordinates`, { synchronisation, data: within(tenant) }],
		} as const;
	};

	it.each(rows)("%s: %s sees the %s and may %j", async (tenant, roles, sees, may) => {
		const who = person(tenant, roles);
		const [open, judged] = [await place(tenant, 2), await place(tenant, 4)];
		const seen = (await who.get(`charging-point-requests/${open.uuid}`)).body.data as unknown as RequestRecord;
		expect(seen.limited).toBe(sees === "place");
		const allowed: May[] = seen.docs?.vehicle.length === 1 ? ["documents"] : [];
		for (const name of ["judge", "tags", "coordinates"] as const) {
			const [url, body] = calls(tenant, await place(tenant, 2))[name];
			const { status } = await who.post(url, body);
			expect([200, 403]).toContain(status);
			if (status === 200) allowed.push(name);
		}
		const [url, body] = calls(tenant, judged).judge;
		const again = (await who.get(`charging-point-requests/${judged.uuid}`)).body.data as unknown as RequestRecord;
		const { status } = await who.post(url, body);
		expect(status).toBe(again.editJudgement ? 200 : 403);
		if (status === 200) allowed.push("judge again");
		expect(allowed.sort()).toEqual([...may].sort());
		expect((await who.get(`charging-point-requests/${open.uuid}/geocoder`)).status).toBe(sees === "whole" ? 200 : 403);
	});

	it.each(nobody)("%s: %s gets nothing", async (tenant, roles) => {
		const who = person(tenant, roles);
		const request = await place(tenant, 2);
		for (const url of [
			"charging-point-requests",
			`charging-point-requests/${request.uuid}`,
			`charging-point-requests/${request.uuid}/geocoder`,
		]) {
			expect((await who.get(url)).status).toBe(403);
		}
		for (const [url, body] of Object.values(calls(tenant, request))) expect((await who.post(url, body)).status).toBe(403);
	});
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply } from "../test-support/test-person.ts";

interface Configuration {
	readonly license: object;
	readonly tenant: Readonly<Record<string, unknown>> & {
		readonly access: Readonly<Record<string, readonly string[]>>;
		readonly steps: readonly object[];
		readonly parties: object;
		readonly municipalityOptions: readonly { readonly value: string; readonly disabled: boolean }[];
		readonly onHoldReasons: readonly object[];
		readonly cancelReasons: readonly object[];
		readonly processTypes: readonly object[];
	};
}
const configurationOf = ({ body }: Reply) => body.data as unknown as Configuration;

describeOnEveryDatabase("GET configs", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make(), { MUNICIPALITY_CODES: "0202,0200", LICENSE_VALID_UNTIL: "2027-12-31" });
	});
	afterAll(() => test.close());
	const configs = async () => configurationOf(await test.person({ guest: [] }).get("configs"));

	it("PLA-116 answers license details and the tenant config", async () => {
		const { license, tenant } = await configs();
		expect(license).toEqual({ tenant: test.tenant, validUntil: "2027-12-31" });
		expect(tenant.slug).toBe(test.tenant);
	});

	it("PLA-022 carries name, acronym, slug, logo, base address and the address for support", async () => {
		const { tenant } = await configs();
		expect(tenant).toMatchObject({ slug: test.tenant, acronym: test.acronym, logo: expect.stringMatching(/^\//) });
		for (const name of ["name", "supportAddress", "baseUrl"]) expect(typeof tenant[name]).toBe("string");
	});

	it("PLA-023 carries the access map of attribute to roles", async () => {
		const { tenant } = await configs();
		expect(tenant.access).toMatchObject({ realisationbtn: ["cpo"], admin: ["admin"], eventlog: expect.any(Array) });
		for (const roles of Object.values(tenant.access as object)) expect(roles).toEqual(expect.any(Array));
	});

	it("PLA-027 carries the reasons to put on hold and to cancel, each with text and value", async () => {
		const { tenant } = await configs();
		for (const reasons of [tenant.onHoldReasons, tenant.cancelReasons]) {
			expect(reasons).toContainEqual({ value: "other", text: "Overig" });
			for (const reason of reasons) expect(reason).toMatchObject({ value: expect.stringMatching(/./), text: expect.stringMatching(/./) });
		}
	});

	it("PLA-033 carries the process types as options with a meta context", async () => {
		const { tenant } = await configs();
		expect(tenant.processTypes.length).toBeGreaterThan(0);
		for (const type of tenant.processTypes)
			expect(type).toEqual({ value: expect.any(String), text: expect.any(String), meta: expect.any(Object) });
	});

	it("PLA-031 carries the steps of the flow with their access lists", async () => {
		const { tenant } = await configs();
		expect(tenant.steps).toHaveLength(8);
		expect(tenant.steps[0]).toEqual({
			step: "1",
			uuid: expect.any(String),
			label: "Locatievoorstel",
			version: expect.any(String),
			access: { read: expect.arrayContaining(["municipality"]), edit: ["cpo"] },
		});
	});

	it("says who takes part in a process and whose it is", async () => {
		const { tenant } = await configs();
		expect(tenant.parties).toEqual({ categories: ["municipality", "cpo", "gridoperator", "contractor"], owner: "municipality" });
	});

	it("PLA-028 PLA-114 offers the municipalities that the deployment is restricted to", async () => {
		const { tenant } = await configs();
		expect(tenant.municipalityOptions.map(({ value }) => value).sort()).toEqual(["0200", "0202"]);
		expect(tenant.municipalityOptions[0]).toEqual({ value: expect.any(String), text: expect.any(String), disabled: false });
	});

	it("says whether the deployment looks for the places of requests by itself", async () => {
		const none = await testApp(await make(), { GEOCODER_PER_DAY: "0" });
		const answer = configurationOf(await none.person({ guest: [] }).get("configs"));
		await none.close();
		expect([(await configs()).tenant.map, answer.tenant.map]).toMatchObject([{ placesLookedFor: true }, { placesLookedFor: false }]);
	});

	it("does not tell about demo accounts", async () => {
		expect((await test.person({ cpo: ["*"] }).get("configs")).text).not.toMatch(/"(demo|accounts|password)"/);
	});

	it("serves the logo without a token", async () => {
		const { tenant } = await configs();
		const logo = await test.app.inject(String(tenant.logo));
		expect([logo.statusCode, logo.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
		expect(logo.headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
	});

	describe("of a tenant", () => {
		it("REQ-270 that does not exist says 'Unknown tenant'", async () => {
			const answer = await test.person({ cpo: ["*"] }).get("/api/v1/nowhere/configs");
			expect(answer).toMatchObject({ status: 404, body: { code: "unknown-tenant", message: "Unknown tenant" } });
		});

		it("in which the person has no role is refused", async () => {
			expect((await test.person({ cpo: ["*"] }).get(`/api/v1/${test.otherTenant}/configs`)).status).toBe(403);
		});
	});
});

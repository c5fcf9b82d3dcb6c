import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";

const folder = resolve("flows", defaultTenantFolder());
const { access } = JSON.parse(readFileSync(resolve(folder, "tenant.json"), "utf8")) as { access: object };
const file = "scenarios/positive-advice.json";
const scenario = readFileSync(resolve(folder, file), "utf8");

describeOnEveryDatabase("scenarios that fail in a design", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile: { access: { ...access, design: ["developer"] } } });
	});
	afterAll(() => test.close());

	it("are told with what went wrong, and at which act", async () => {
		const designer = test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
		const { uuid } = (await designer.post("designs", { data: { name: "Ontwerp" } })).body.data as unknown as { uuid: string };
		const value = scenario.replace(/"label": "Gemeente beoordeling"/, '"label": "Iets anders"');
		await designer.post(`designs/${uuid}/edits`, { data: { revision: 0, edits: [{ op: "text", file, value }] } });
		expect((await designer.get(`designs/${uuid}/gate`)).body.data).toMatchObject({
			obstacles: [{ code: "scenarios", message: "Een scenario gaat niet goed. Herstel de flow, of pas het scenario aan." }],
			scenarios: {
				failed: [
					{
						name: (JSON.parse(scenario) as { name: string }).name,
						file,
						why: "Bij handeling 1, door CPO: het opschrift is “Gemeente beoordeling” in plaats van “Iets anders”.",
						step: null,
					},
				],
			},
		});
	});
});

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Edit } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";

interface Answers {
	readonly uuid: string;
	readonly number: number;
	readonly active: { readonly activation: number };
}
const data = ({ body }: Reply) => body.data as unknown as Answers;
const folder = resolve("flows", defaultTenantFolder());
const { access } = JSON.parse(readFileSync(resolve(folder, "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["developer"], publish: ["admin"] } };
const street = "Location.StreetName";
/** The scenarios that name a step by its label. */
const scenariosNaming = (label: string) =>
	readdirSync(resolve(folder, "scenarios"))
		.map((name) => `scenarios/${name}`)
		.filter((path) => readFileSync(resolve(folder, path), "utf8").includes(label));

describeOnEveryDatabase("drafts on a process that keeps its version of the flow", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile });
	});
	afterAll(() => test.close());

	it("are listed under the name that the step has there, whatever it is called now", async () => {
		const person = test.person({ cpo: ["*"] });
		await learnSteps(person);
		const { uuid, synced } = await startProcess(test, person);
		const draft = { synced, mode: "view", fields: { [street]: { age: 0, mine: "Kerkstraat" } } };
		expect((await person.post(`processes/realisation/${uuid}/drafts/1`, { data: draft })).status).toBe(200);
		const listed = async () => (await person.get("user/drafts")).body.data as unknown as readonly { readonly label: string }[];
		const [before] = await listed();

		const designer = test.person({ developer: ["*"] });
		const publisher = test.person({ admin: ["*"] });
		const { version = "" } = test.app.tenants.find(test.tenant)?.flow ?? {};
		const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
		const edits: readonly Edit[] = [
			...scenariosNaming(before?.label ?? "").map((file) => ({ op: "text", file, value: null }) as const),
			{ op: "set", file: "flow.json", at: ["steps", { key: "code", is: "1" }, "label"], value: "Heet nu anders" },
			{ op: "set", file: "flow.json", at: ["version"], value: next },
		];
		const design = data(await designer.post("designs", { data: { name: "Anders" } }));
		expect((await designer.post(`designs/${design.uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
		const release = data(await publisher.post(`designs/${design.uuid}/release`, { data: { revision: 1, note: "Anders" } })).number;
		const { activation } = data(await publisher.get(`designs/${design.uuid}/gate`)).active;
		expect((await publisher.post("designs/releases/activate", { data: { release, active: activation } })).status).toBe(200);

		expect(test.app.tenants.find(test.tenant)?.flow.version).toBe(next);
		expect(before?.label).toMatch(/\S/);
		expect(await listed()).toEqual([expect.objectContaining({ uuid, step: "1", label: before?.label })]);
	});
});

import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { paths } from "../../engine/index.ts";
import { checkFolders } from "../../scripts/flow/check-folders.ts";
import { newTenant } from "../../scripts/flow/new/new-tenant.ts";
import { flowFolders } from "../../scripts/flow/read-folder.ts";
import { testFolders } from "../../scripts/flow/test-folders.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { type EveryTenant, everyTenant } from "../paths/every-tenant.ts";
import { walkPath } from "../paths/walk-path.ts";
import { expectedRows } from "../permissions/expected-rows.ts";
import { make as makeProcess, situationsOf } from "../permissions/situations.ts";

const slug = "nergenshuizen";
const category = "Bodemonderzoek";

/** The judges also upload soil surveys, a category that no other tenant has; later steps show them, through a block of the tenant's own. */
function withSurveys(folder: string): void {
	const change = (file: string, by: (content: Record<string, unknown>) => object): void => {
		const path = join(folder, file);
		writeFileSync(path, JSON.stringify(by(JSON.parse(readFileSync(path, "utf8"))), null, "\t"));
	};
	const list = {
		type: "array",
		title: "Rapporten",
		maxItems: 5,
		items: { type: "string", title: "Rapport", format: "uuid4", maxLength: 36 },
	};
	const block = {
		name: "soil",
		summary: "Soil surveys.",
		title: "Bodem",
		schema: { type: "object", properties: { Soil: { type: "object", properties: { Surveys: list } } } },
		ui: { Soil: { Surveys: { "ui:widget": "files", "ui:options": { category } } } },
	};
	mkdirSync(join(folder, "blocks"));
	writeFileSync(join(folder, "blocks", "soil.json"), JSON.stringify(block));
	change("tenant.json", (tenant) => ({ ...tenant, fileCategories: [category] }));
	change("flow.json", ({ steps, ...flow }) => ({
		...flow,
		steps: (steps as { code: string; sections: object[] }[]).map((step) =>
			step.code === "1"
				? step
				: { ...step, sections: [...step.sections, { block: "soil", ...(step.code === "2" ? {} : { readOnly: true }) }] },
		),
	}));
}

/** A folder that is added beside the others, and that no test, table or list of the project knows. */
describeOnEveryDatabase("a folder that is added", (make) => {
	let root = "";
	let all: EveryTenant;
	beforeAll(async () => {
		root = mkdtempSync(join(tmpdir(), "flows-"));
		cpSync("flows", root, { recursive: true });
		const roles = ["cpo", "welstand", "caseviewer"];
		const ownRoles = { welstand: "Welstandscommissie" };
		newTenant({ slug, label: "Nergenshuizen", municipalities: ["Arnhem"], style: "city", roles, ownRoles }, root, randomUUID);
		withSurveys(join(root, slug));
		all = await everyTenant(await make(), root);
	});
	afterAll(async () => {
		await all.close();
		rmSync(root, { recursive: true });
	});

	it("is served beside the others, with nothing wrong in it and its scenarios as they should be", () => {
		expect(all.app.tenants.all).toHaveLength(flowFolders("flows").length + 1);
		expect(checkFolders(flowFolders(root))).toEqual([]);
		expect(testFolders([join(root, slug)]).passed).toBe(true);
	});

	it("is walked over the API past all of its steps, branches and editors", async () => {
		const { flow, definition } = all.tenant(slug);
		const plan = paths(flow.compiled, definition);
		expect([plan.cutOff, plan.missed]).toEqual([false, []]);
		for (const path of plan.paths) expect((await walkPath(all, slug, path, () => undefined)).differences).toEqual([]);
	});

	it("takes files of a category of its own from whoever fills in the step that asks for them, and from nobody else", async () => {
		const { flow, definition } = all.tenant(slug);
		const situation = situationsOf(flow.compiled, paths(flow.compiled, definition)).find(
			({ state, step }) => state === "open" && step === "2",
		);
		if (situation === undefined) throw new Error("no process comes to step 2");
		const { uuid } = await makeProcess(all, slug, situation);
		const link = (role: string, of: string) =>
			all.person(slug, role).post(`processes/realisation/${uuid}/files/upload-link`, { filename: "bodem", extension: "pdf", category: of });
		expect([(await link("welstand", category)).status, (await link("welstand", category.toLowerCase())).status]).toEqual([200, 200]);
		expect((await link("cpo", category)).status).toBe(403);
		expect((await link("welstand", "Bodemonderzoeken")).body).toMatchObject({ errors: [{ path: "category" }] });
		const [other = ""] = flowFolders("flows").map((path) => path.replace(/^.*\//, ""));
		expect(all.tenant(other).definition.fileCategories).toBeUndefined();
	});

	it("refuses a block of its own that the product has already, that is called otherwise than its file, or that can't be read", () => {
		const file = join(root, slug, "blocks", "soil.json");
		const sound = readFileSync(file, "utf8");
		const found = (name: string, text: string) => {
			const other = join(root, slug, "blocks", name);
			writeFileSync(other, text);
			const problems = checkFolders([join(root, slug)]).filter(({ severity }) => severity === "error");
			rmSync(other);
			return problems.map(({ code, file: at }) => [code, at === other]);
		};
		expect(found("advice.json", sound.replace('"soil"', '"advice"'))).toContainEqual(["block-name", true]);
		expect(found("ground.json", sound)).toContainEqual(["block-name", true]);
		expect(found("ground.json", "{")).toContainEqual(["syntax", true]);
		expect(found("ground.json", sound.replace('"soil"', '"ground"').replace('"schema"', '"scheme"'))).toContainEqual([
			"unknown-property",
			true,
		]);
	});

	it("has a table of permissions that follows from it", () => {
		const { flow, definition } = all.tenant(slug);
		const rows = expectedRows({ flow, definition }, situationsOf(flow.compiled, paths(flow.compiled, definition)));
		expect(rows.find(({ action, step }) => action === "complete" && step === "2")?.may).toEqual(["welstand"]);
	});

	it("is seen by its own people and by nobody else", async () => {
		expect((await all.person(slug, "caseviewer").get("processes/realisation")).status).toBe(200);
		const [other = ""] = flowFolders("flows").map((path) => path.replace(/^.*\//, ""));
		expect((await new TestPerson(all.app, slug, { [other]: { admin: ["*"] } }).get("processes/realisation")).status).toBe(403);
	});

	it("keeps the server from starting when it is wrong, with the place of what is", () => {
		const file = join(root, slug, "flow.json");
		const sound = readFileSync(file, "utf8");
		writeFileSync(file, sound.replace('"to": "1"', '"to": "7"'));
		expect(checkFolders([join(root, slug)])).toEqual([expect.objectContaining({ code: "unknown-step", file })]);
		writeFileSync(file, sound);
	});
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { resolveBlocks } from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { type Config, readConfig } from "../../server/config/config.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../server/test-support/test-process.ts";
import { readFolder } from "./read-folder.ts";
import { type UpgradeWish, upgrade } from "./upgrade.ts";
import { upgradePreview } from "./upgrade-preview.ts";

/** A server on a file, running throughout, with two processes; the flow's second version lacks the remarks. */
describe("npm run flow -- upgrade", () => {
	const work = mkdtempSync(join(tmpdir(), "laadstroom-upgrade-"));
	const flows = join(work, "flows");
	const dataDir = join(work, "data");
	let test: TestApp;
	let config: Config;
	let refs: readonly string[];
	/** Version of the flow before the change. */
	let first: string;

	beforeAll(async () => {
		const place = { place: { url: null, folder: dataDir }, remove: async () => undefined };
		test = await testApp(place);
		cpSync(test.app.config.flowsDir, flows, { recursive: true });
		config = readConfig({ FLOWS_DIR: flows, DATA_DIR: dataDir });
		const cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		const plain = await startProcess(test, cpo);
		const remarked = await startProcess(test, cpo);
		const { Location, ...others } = stepOne(remarked);
		const values = { ...others, Location: { ...(Location as object), Remarks: "Bij de brug" } };
		await saved(cpo, remarked, stepSave(remarked, "1", values));
		refs = [plain.ref, remarked.ref];
		const file = join(flows, test.tenant, "flow.json");
		const text = readFileSync(file, "utf8").replace('{ "block": "remarks" },', "");
		first = versionIn(text);
		writeFileSync(file, text.replace(`"version": "${first}"`, '"version": "2.0.0"'));
	});
	afterAll(async () => {
		await test.close();
		rmSync(work, { recursive: true, force: true });
	});

	const wish = (more: Partial<UpgradeWish> = {}): UpgradeWish => ({
		tenant: test.tenant,
		to: undefined,
		mapping: undefined,
		apply: false,
		json: false,
		...more,
	});
	const versions = async () => {
		const list = await test.person({ cpo: ["*"] }).get("processes/realisation");
		return (list.body.data as unknown as { ref: string; flow: { version: string } }[]).map(({ ref, flow }) => [ref, flow.version]).sort();
	};

	it("can't upgrade to a version that no server keeps, but says what it would mean", async () => {
		expect(await upgrade(config, wish())).toEqual({
			passed: false,
			text: expect.stringContaining(`The database keeps no version 2.0.0 of this flow (it keeps ${first}). Start the server`),
		});
		const { flow } = readFolder(join(flows, test.tenant));
		if (flow.definition === undefined) throw new Error("no flow");
		const told = await upgradePreview(config, test.tenant, resolveBlocks(flow.definition, blocks));
		expect(told).toContain(`1 would go along from ${first} to 2.0.0: ${refs[0]}`);
		expect(told).toContain(`1 would stay on ${first}: ${refs[1]} (1 in step 1)`);
		expect(told).not.toContain("--apply");
	});

	it("without --apply says who would be upgraded and who would stay and why, with a draft mapping", async () => {
		await test.close();
		test = await testApp({ place: { url: null, folder: dataDir }, remove: async () => undefined }, { FLOWS_DIR: flows });
		const { text, passed } = await upgrade(config, wish());
		expect(passed).toBe(false);
		expect(text).toContain(`1 would go along from ${first} to 2.0.0: ${refs[0]}`);
		expect(text).toContain(`1 would stay on ${first}: ${refs[1]}`);
		expect(text).toMatch(/ {2}- .*vraagt niet meer om/);
		expect(text).toContain('"Location.Remarks": "?"');
		expect(text).toContain("Nothing was written. Add --apply to do it.");
		expect(await versions()).toEqual(refs.map((ref) => [ref, first]));
	});

	it("upgrades those that can be, while the server is running", async () => {
		const { text } = await upgrade(config, wish({ apply: true }));
		expect(text).toContain(`1 went along from ${first} to 2.0.0: ${refs[0]}`);
		expect(await versions()).toEqual([
			[refs[0], "2.0.0"],
			[refs[1], first],
		]);
	});

	it("says what is wrong with a mapping, and refuses one for another version", async () => {
		const file = join(work, "mapping.json");
		writeFileSync(file, `{ "from": "${first}", "to": "2.0.0", "field": {} }`);
		expect((await upgrade(config, wish({ mapping: file }))).text).toMatch(/mapping\.json:1:\d+ error \[unknown-property\][\s\S]*"fields"/);
		writeFileSync(file, `{ "from": "${first}", "to": "3.0.0" }`);
		expect((await upgrade(config, wish({ mapping: file }))).text).toContain("is for version 3.0.0, and processes go to 2.0.0.");
	});

	it("upgrades the rest with a mapping, and then there is nothing left", async () => {
		const file = join(work, "mapping.json");
		writeFileSync(file, `{ "from": "${first}", "to": "2.0.0", "fields": { "Location.Remarks": null } }`);
		expect(await upgrade(config, wish({ mapping: file, apply: true }))).toMatchObject({ passed: true });
		expect(await versions()).toEqual(refs.map((ref) => [ref, "2.0.0"]));
		expect((await upgrade(config, wish())).text).toBe("Every running process is on version 2.0.0 already.\n");
		const { results } = JSON.parse((await upgrade(config, wish({ json: true }))).text) as { results: unknown[] };
		expect(results).toEqual([]);
	});

	it("does not create a database where there is none", async () => {
		const nowhere = readConfig({ FLOWS_DIR: flows, DATA_DIR: join(work, "nowhere") });
		expect((await upgrade(nowhere, wish())).text).toContain("There is no database in");
	});
});

function versionIn(flow: string): string {
	return (JSON.parse(flow) as { readonly version: string }).version;
}

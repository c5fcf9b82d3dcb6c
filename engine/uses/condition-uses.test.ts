import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { blocks } from "../../schemas/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { applyEdits, checkBundle, type FlowDefinition, readBundle, renameConditionEdits } from "../index.ts";

const folders = readdirSync("flows", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const all = folders.flatMap(({ name }) => {
	const files = bundleFiles(join("flows", name), "all");
	const { conditions = {} } = JSON.parse(files.get("flow.json") ?? "{}") as FlowDefinition;
	return Object.keys(conditions).map((condition) => ({ name, condition, files }));
});

describe("another name for a condition", () => {
	it.each(all)("$condition of $name: nothing is left that names it, nothing else changes, and one undo takes it back", (each) => {
		const { name, condition, files } = each;
		const edits = renameConditionEdits(files, condition, "heel-anders");
		const renamed = applyEdits(files, edits);
		if ("refused" in renamed) throw new Error(renamed.message);
		const flow = renamed.bundle.get("flow.json") ?? "";
		expect(flow).toContain('{ "cond": "heel-anders" }');
		expect(flow).not.toContain(`"cond": "${condition}"`);
		const problems = (bundle: typeof files) => checkBundle(readBundle(bundle, name), { blocks }).map(({ code }) => code);
		expect(problems(renamed.bundle)).toEqual(problems(files));
		const changed = [...renamed.bundle].filter(([path, text]) => files.get(path) !== text).map(([path]) => path);
		expect(changed).toEqual(["flow.json"]);
		const back = applyEdits(renamed.bundle, renamed.inverse);
		expect("bundle" in back && back.bundle.get("flow.json")).toBe(files.get("flow.json"));
	});

	it("leaves a former version of the flow, and a text that is equal by chance, as they are", () => {
		const flow = JSON.stringify({ label: "klaar", conditions: { klaar: { filled: "A.B" } }, steps: [{ when: { cond: "klaar" } }] });
		const files = new Map([
			["flow.json", flow],
			["flow-1.0.0.json", flow],
		]);
		const renamed = applyEdits(files, renameConditionEdits(files, "klaar", "af"));
		if ("refused" in renamed) throw new Error(renamed.message);
		expect(JSON.parse(renamed.bundle.get("flow.json") ?? "")).toEqual({
			label: "klaar",
			conditions: { af: { filled: "A.B" } },
			steps: [{ when: { cond: "af" } }],
		});
		expect(renamed.bundle.get("flow-1.0.0.json")).toBe(flow);
	});
});

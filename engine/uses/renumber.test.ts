import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { type BundleFiles, checkBundle, readBundle } from "../bundle/index.ts";
import type { Blocks, FlowDefinition } from "../definition/index.ts";
import { applyEdits } from "../edit/index.ts";
import { renumberEdits } from "./edits-at-uses.ts";
import { numbersInOrder, renumberAllEdits } from "./numbers-in-order.ts";
import { stepUsesOf } from "./step-uses.ts";

const jsonIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
const blocks: Blocks = Object.fromEntries(
	jsonIn("schemas/blocks").map((file) => [basename(file, ".json"), JSON.parse(readFileSync(join("schemas/blocks", file), "utf8"))]),
);
const tenants = readdirSync("flows").map((name): readonly [string, BundleFiles] => [
	name,
	new Map(jsonIn(join("flows", name)).map((path) => [path, readFileSync(join("flows", name, path), "utf8")])),
]);

const errorsAfter = (name: string, bundle: BundleFiles) => {
	const others = present(name).filter((path) => path.includes(".") && !bundle.has(path));
	const text = (path: string) => (path.endsWith(".md") ? readFileSync(join("flows", name, path), "utf8") : null);
	const all = new Map([...bundle, ...others.map((path): [string, string | null] => [path, text(path)])]);
	return checkBundle(readBundle(all, ""), { blocks }).filter(({ severity }) => severity === "error");
};

/** Files that must exist for the check, whatever is in them. */
const present = (name: string) => readdirSync(join("flows", name), { recursive: true, encoding: "utf8" });

describe.each(tenants)("a step of %s that gets another code", (name, files) => {
	it("has it everywhere, and its sub-steps with it: no old code is left, and nothing is wrong", () => {
		const code = "3";
		const uses = stepUsesOf(files, code);
		const edits = renumberEdits(files, code, "98");
		const after = applyEdits(files, edits);
		if ("refused" in after) throw new Error(after.message);
		// The limit of one call to a server.
		expect(edits.length).toBeLessThanOrEqual(200);
		expect(JSON.stringify(edits).length).toBeLessThan(1_000_000);
		expect(stepUsesOf(after.bundle, code)).toEqual([]);
		expect(stepUsesOf(after.bundle, "98").length).toBe(uses.length);
		expect(errorsAfter(name, after.bundle)).toEqual([]);
		const back = applyEdits(after.bundle, after.inverse);
		expect("bundle" in back && back.bundle).toEqual(files);
	});
});

// One tenant is enough: the ways in which each names a step are tested above.
describe.each(tenants.slice(0, 1))("the steps of %s numbered in order", (name, files) => {
	it("change places everywhere at once, and one undo gives the same bytes", () => {
		const flow = JSON.parse(files.get("flow.json") ?? "") as FlowDefinition;
		expect(numbersInOrder(flow.steps).size).toBe(0);
		const count = flow.steps.length;
		// As when steps were added: the last step has the second number, and each of the others the next.
		const mixed = new Map(flow.steps.slice(1).map(({ code }) => [code, Number(code) === count ? "2" : String(Number(code) + 1)]));
		const begun = applyEdits(files, renumberAllEdits(files, mixed));
		if ("refused" in begun) throw new Error(begun.message);
		const stands = JSON.parse(begun.bundle.get("flow.json") ?? "") as FlowDefinition;
		expect(stands.steps.at(-1)?.code).toBe("2");
		expect(errorsAfter(name, begun.bundle)).toEqual([]);
		const edits = renumberAllEdits(begun.bundle, numbersInOrder(stands.steps));
		const after = applyEdits(begun.bundle, edits);
		if ("refused" in after) throw new Error(after.message);
		expect(edits.length).toBeLessThanOrEqual(200);
		expect(after.bundle).toEqual(files);
		const back = applyEdits(after.bundle, after.inverse);
		expect("bundle" in back && back.bundle).toEqual(begun.bundle);
	});
});

it("what people fill in, forms and former versions keep what only looks like a code", () => {
	const told = new Map([
		["flow.json", JSON.stringify({ steps: [{ code: "2", sections: [{ schema: { const: { to: "2", code: "2" } } }] }] })],
		["flow-1.0.0.json", JSON.stringify({ steps: [{ code: "2" }] })],
		["scenarios/a.json", JSON.stringify({ instructions: [{ step: "2", with: { step: "2" }, expect: { steps: { "2": "open" } } }] })],
	]);
	expect(stepUsesOf(told, "2").map(({ file, path }) => [file, path.join(".")])).toEqual([
		["flow.json", "steps.0.code"],
		["scenarios/a.json", "instructions.0.step"],
		["scenarios/a.json", "instructions.0.expect.steps.2"],
	]);
	expect(stepUsesOf(new Map([["flow.json", "{ nothing"]]), "2")).toEqual([]);
});

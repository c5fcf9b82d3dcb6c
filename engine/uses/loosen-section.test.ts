import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { blocks } from "../../schemas/index.ts";
import { type BundleFiles, checkBundle, readBundle } from "../bundle/index.ts";
import type { FlowDefinition, StepDefinition } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { applyEdits } from "../edit/index.ts";
import { isBlockReference, resolveBlocks } from "../resolve/resolve-blocks.ts";
import { loosenSection } from "./loosen-section.ts";

/** Every use of a block in a flow, by its place. */
function usesOfBlocks(steps: readonly StepDefinition[], at: JsonPath = ["steps"]): readonly JsonPath[] {
	return steps.flatMap((step, index) => {
		const place = [...at, index];
		const own = step.sections.flatMap((section, nth) => (isBlockReference(section) ? [[...place, "sections", nth]] : []));
		const first = usesOfBlocks(step.children?.first ?? [], [...place, "children", "first"]);
		const tracks = (step.children?.tracks ?? []).flatMap((track, nth) =>
			usesOfBlocks(track.steps, [...place, "children", "tracks", nth, "steps"]),
		);
		return [...own, ...first, ...tracks];
	});
}

const flowIn = (files: BundleFiles) => JSON.parse(files.get("flow.json") ?? "") as FlowDefinition;
const wrongWith = (files: BundleFiles) => checkBundle(readBundle(files, "x"), { blocks }).map(({ code, message }) => `${code} ${message}`);

describe("a block that is taken loose", () => {
	it.each(readdirSync("flows"))(
		"leaves what the product makes of the flow of %s as it was, wherever it is used, and can be taken back",
		(name) => {
			const files: BundleFiles = new Map(
				["flow.json", "tenant.json"].map((path) => [path, readFileSync(join("flows", name, path), "utf8")]),
			);
			const flow = flowIn(files);
			const uses = usesOfBlocks(flow.steps);
			expect(uses.length).toBeGreaterThan(0);
			const before = resolveBlocks(flow, blocks);
			for (const place of uses) {
				const edits = loosenSection(flow, place, blocks);
				const edited = applyEdits(files, edits);
				if ("refused" in edited) throw new Error(edited.message);
				expect([place, resolveBlocks(flowIn(edited.bundle), blocks)]).toEqual([place, before]);
				const back = applyEdits(edited.bundle, edited.inverse);
				expect("refused" in back ? back : back.bundle.get("flow.json")).toBe(files.get("flow.json"));
			}
			// Applying all of them, one after the other, causes no problem that was not there before.
			const loose = uses.reduce<BundleFiles>((now, place) => {
				const edited = applyEdits(now, loosenSection(flowIn(now), place, blocks));
				if ("refused" in edited) throw new Error(edited.message);
				return edited.bundle;
			}, files);
			expect(usesOfBlocks(flowIn(loose).steps)).toEqual([]);
			const known = new Set(wrongWith(files));
			expect(wrongWith(loose).filter((each) => !known.has(each))).toEqual([]);
		},
	);

	it("is nothing where the section is the flow's own, or its block is not there", () => {
		const flow = { steps: [{ sections: [{ id: "own", schema: {} }, { block: "none" }] }] } as unknown as FlowDefinition;
		expect([0, 1].map((nth) => loosenSection(flow, ["steps", 0, "sections", nth], blocks))).toEqual([[], []]);
	});
});

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { type BundleFiles, checkBundle, readBundle } from "../bundle/index.ts";
import type { Blocks, FlowDefinition, SectionDefinition, StepDefinition } from "../definition/index.ts";
import { formatPath, type JsonPath } from "../definition/json-path.ts";
import { applyEdits, type Edit } from "../edit/index.ts";
import { flowProblems, problemsNotIn } from "../repair/problems-added.ts";
import { resolveBlocks } from "../resolve/resolve-blocks.ts";
import { type Leaving, leavingSection, leavingStep } from "./leaving.ts";
import { faultsLeftIn } from "./left-behind.ts";
import { type Tie, tiesOf } from "./part-ties.ts";
import { removePartEdits, type TieChoice } from "./remove-part.ts";

const jsonIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
const blocks: Blocks = Object.fromEntries(
	jsonIn("schemas/blocks").map((file) => [basename(file, ".json"), JSON.parse(readFileSync(join("schemas/blocks", file), "utf8"))]),
);

const bySize = (folder: string) => (one: string, other: string) => statSync(join(folder, other)).size - statSync(join(folder, one)).size;

type Step = StepDefinition<SectionDefinition>;

/** With REMOVALS=all, everything that can be removed from every flow; otherwise a third of each flow, with a different third for each. */
const everything = process.env.REMOVALS === "all";
const isTried = (tenant: number, part: number) => everything || (tenant + part) % 3 === 0;

function placed(steps: readonly Step[], at: JsonPath): readonly { readonly step: Step; readonly place: JsonPath }[] {
	return steps.flatMap((step, index) => [
		{ step, place: [...at, index] },
		...placed(step.children?.first ?? [], [...at, index, "children", "first"]),
		...(step.children?.tracks ?? []).flatMap((track, number) => placed(track.steps, [...at, index, "children", "tracks", number, "steps"])),
	]);
}

const tenants = readdirSync("flows").map((name, number) => {
	// Every scenario is checked each time, so only the longest ones are used.
	const scenarios = new Set(
		readdirSync(join("flows", name, "scenarios"))
			.sort(bySize(join("flows", name, "scenarios")))
			.slice(0, 2),
	);
	const paths = jsonIn(join("flows", name)).filter((path) => !path.startsWith("scenarios/") || scenarios.has(basename(path)));
	const files: BundleFiles = new Map(paths.map((path) => [path, readFileSync(join("flows", name, path), "utf8")]));
	const flow = resolveBlocks(JSON.parse(files.get("flow.json") ?? "") as FlowDefinition, blocks);
	const parts = placed(flow.steps, ["steps"]);
	return { name, number, files, parts, steps: parts.map(({ step }) => step), before: flowProblems(files, blocks) };
});

/** The files after the edits; undoing them must restore each file exactly. */
function edited(files: BundleFiles, edits: readonly Edit[]): BundleFiles {
	const after = applyEdits(files, edits);
	if ("refused" in after) throw new Error(`${after.file}: ${after.message}`);
	const back = applyEdits(after.bundle, after.inverse);
	if ("refused" in back) throw new Error(back.message);
	expect([...back.bundle].filter(([path, text]) => text !== files.get(path)).map(([path]) => path)).toEqual([]);
	expect(back.bundle.size).toBe(files.size);
	return after.bundle;
}

const asked = (tie: Tie): TieChoice => (tie.goes === undefined ? "keep" : "remove");

/** The errors in the files of the folder, with its other files present. */
const errorsIn = (name: string, files: BundleFiles) => {
	const other = readdirSync(join("flows", name), { recursive: true, encoding: "utf8" }).filter((path) => /\.(md|svg|geojson)$/.test(path));
	const all = new Map([...files, ...other.map((path) => [path, path.endsWith(".md") ? "# Tekst" : null] as const)]);
	return checkBundle(readBundle(all, ""), { blocks }).filter(({ severity }) => severity === "error");
};

/** Every problem afterwards was either kept on purpose or announced. */
function expectTold({ name, files, before }: (typeof tenants)[number], leaving: Leaving) {
	const choices = tiesOf(files, leaving).map((tie) => [tie, asked(tie)] as const);
	const edits = removePartEdits(files, leaving, choices);
	// The limit of one call to a server.
	expect(edits.length).toBeLessThanOrEqual(200);
	const after = edited(files, edits);
	const told = new Set(problemsNotIn(before, flowProblems(after, blocks)).map(({ code, path }) => `${code} ${path}`));
	const kept = choices.filter(([, choice]) => choice === "keep").map(([tie]) => tie);
	const untold = errorsIn(name, after).filter(({ code, file, path }) => {
		const stays = file !== "flow.json" && kept.some((tie) => tie.file === file && path.startsWith(formatPath(tie.path)));
		return !told.has(`${code} ${path}`) && !stays;
	});
	expect(untold.map(({ code, file, path, message }) => `${file} ${path} ${code} ${message}`)).toEqual([]);
	return after;
}

describe.each(tenants)("what goes from the flow of $name", (tenant) => {
	const { number, files, parts, steps } = tenant;
	const tried = parts.filter((_part, index) => isTried(number, index));

	it("a step goes with what was chosen of each place that names it: what is wrong afterwards was kept or told", () => {
		for (const { step, place } of tried) {
			const leaving = leavingStep(steps, step.code, place);
			const after = expectTold(tenant, leaving);
			expect(after.get("flow.json")).not.toContain(step.uuid);
		}
	});

	it("a step goes and every place that can leads to another: no way on to it is left", () => {
		for (const { step, place } of parts.filter((each) => !each.step.code.includes("-"))) {
			const to = steps.find(({ code }) => !code.startsWith(step.code) && !code.includes("-"))?.code ?? "";
			const leaving = leavingStep(steps, step.code, place);
			const choices = tiesOf(files, leaving).map((tie) => [tie, tie.leads ? { to } : asked(tie)] as const);
			const after = edited(files, removePartEdits(files, leaving, choices));
			expect(tiesOf(after, { ...leaving, place: ["nowhere"] }).filter(({ leads }) => leads)).toEqual([]);
		}
	});

	it("a section goes from its step, with what was chosen", () => {
		for (const { step, place } of parts)
			for (const [index, { id }] of step.sections.entries()) {
				if (!isTried(number, index)) continue;
				const leaving = leavingSection(steps, step.code, id, [...place, "sections", index]);
				const after = expectTold(tenant, leaving);
				const flow = JSON.parse(after.get("flow.json") ?? "") as FlowDefinition;
				const left = placed(flow.steps as readonly Step[], ["steps"]).find((each) => each.step.uuid === step.uuid)?.step.sections ?? [];
				expect(left.length).toBe(step.sections.length - 1);
			}
	});

	it("keeping everything changes nothing but the part itself", () => {
		for (const { step, place } of parts) {
			const leaving = leavingStep(steps, step.code, place);
			const edits = removePartEdits(
				files,
				leaving,
				tiesOf(files, leaving).map((tie) => [tie, "keep"]),
			);
			expect(edits.map(({ op, file }) => [op, file])).toEqual([["remove", "flow.json"]]);
		}
	});
});

it("a mapping names a field that goes where it leads there, not where former versions called a field so", () => {
	const mapping = (fields: object) => JSON.stringify({ from: "0.9.0", to: "1.0.0", fields });
	const tied = (fields: object) => {
		const files: BundleFiles = new Map([
			["flow.json", JSON.stringify({ version: "1.0.0", steps: [] })],
			["mappings/0.9.0.json", mapping(fields)],
		]);
		const leaving: Leaving = { place: ["steps", 0], code: "1", fields: ["Plan.Name"] };
		return tiesOf(files, leaving).map((tie) => [tie.file, tie.count, faultsLeftIn(files)(tie)]);
	};
	expect(tied({ "Plan.Name": null })).toEqual([]);
	expect(tied({ "Plan.Name": null, "Plan.Old": "Plan.Name" })).toEqual([["mappings/0.9.0.json", 1, true]]);
});

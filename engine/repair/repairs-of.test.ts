import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { type Fault, faultyFiles, soundFiles } from "../bundle/fixtures/faulty-bundle.ts";
import { type BundleFiles, checkBundle, readBundle } from "../bundle/index.ts";
import type { Blocks, Problem } from "../definition/index.ts";
import { applyEdits } from "../edit/index.ts";
import { problemsNotIn } from "./problems-added.ts";
import { repairsOf, sureRepairs } from "./repairs-of.ts";

interface Step {
	readonly access: object;
	readonly next?: readonly object[];
}

interface Fixture {
	readonly edits: readonly { readonly at: string; readonly value?: unknown }[];
}

const folder = new URL("../check/fixtures/", import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
const base = read("base.json") as { readonly flow: object; readonly blocks: Blocks; readonly tenant: object };
const faulty = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "base.json");

function filesOf(name: string): BundleFiles {
	const flow = structuredClone(base.flow);
	for (const { at, value } of (read(name) as Fixture).edits) {
		const keys = at.slice(1).split("/");
		const last = keys.pop() ?? "";
		const parent = keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key), flow);
		if (value === undefined) Reflect.deleteProperty(Object(parent), last);
		else Reflect.set(Object(parent), last, value);
	}
	return new Map([
		["flow.json", JSON.stringify(flow)],
		["tenant.json", JSON.stringify(base.tenant)],
	]);
}

const check = (files: BundleFiles) => checkBundle(readBundle(files, ""), base).filter(({ file }) => file === "flow.json");

describe("a repair", () => {
	const repaired = new Map<string, boolean>();

	it.each(faulty)("takes the problem of %s away that it is for, and adds none", (name) => {
		const files = filesOf(name);
		const before = check(files);
		for (const [problem, repair] of repairsOf(files, before)) {
			const edited = applyEdits(files, repair.edits);
			if ("refused" in edited) throw new Error(edited.message);
			const after = check(edited.bundle);
			const same = (other: Problem) => other.code === problem.code && other.message === problem.message;
			expect(after.filter(same).length).toBeLessThan(before.filter(same).length);
			expect(problemsNotIn(before, after)).toEqual([]);
			const back = applyEdits(edited.bundle, edited.inverse);
			expect("bundle" in back && back.bundle.get("flow.json")).toBe(applied(files));
			repaired.set(problem.code, repair.sure || repaired.get(problem.code) === true);
		}
	});

	it("is there for names that were misspelt and for what does nothing, and sure where nothing else can be meant", () => {
		const sure = [...repaired].filter(([, isSure]) => isSure).map(([code]) => code);
		expect(sure.sort()).toEqual([
			"never-reached-branch",
			"schema-violation",
			"unknown-condition",
			"unknown-field",
			"unknown-mark",
			"unknown-option",
			"unknown-required",
		]);
		expect(repaired.size).toBeGreaterThan(18);
	});

	it.each(faulty)("of all that is sure in %s at once adds no problem", (name) => {
		const files = filesOf(name);
		const before = check(files);
		const { edits, count } = sureRepairs(files, repairsOf(files, before).values());
		const edited = applyEdits(files, edits);
		if ("refused" in edited) throw new Error(edited.message);
		const after = check(edited.bundle);
		expect(problemsNotIn(before, after)).toEqual([]);
		expect(after.length).toBeLessThanOrEqual(before.length - count);
	});

	it("is not sure when two names are equally near, and none is made of a file that is no JSON", () => {
		const files = filesOf("unknown-field.json");
		const text = files.get("flow.json") ?? "";
		const twins = new Map([...files, ["flow.json", text.replace('"Spots":{', '"Spotz":{"type":"boolean","title":"Ook"},"Spots":{')]]);
		const of = (path: string) => (problem: Problem) => problem.path === path;
		const at = "steps[0].sections[0].complete[0].field";
		const repairAt = (some: BundleFiles) => {
			const found = check(some);
			const problem = found.find(of(at));
			return problem === undefined ? undefined : repairsOf(some, found).get(problem);
		};
		expect(repairAt(files)?.sure).toBe(true);
		expect(repairAt(twins)?.sure).toBe(false);
		const broken = new Map([["flow.json", "{ nothing"]]);
		expect(repairsOf(broken, check(broken)).size).toBe(0);
	});
});

describe("a repair of a name, where something that is no name is in the files as well", () => {
	const found = (change: (steps: Step[]) => void) => {
		const flow = structuredClone(base.flow) as { readonly steps: Step[] };
		change(flow.steps);
		const files = new Map([...filesOf("unknown-field.json"), ["flow.json", JSON.stringify(flow)]]);
		return { files, problems: check(files) };
	};
	const repairsIn = (change: (steps: Step[]) => void) => {
		const { files, problems } = found(change);
		return [...repairsOf(files, problems)].map(([{ path }, { edits }]) => [path, ...edits.map((edit) => "value" in edit && edit.value)]);
	};

	it("is made although the same name stands where no single one may", () => {
		const misspelt = (steps: Step[]) => steps[2] && Object.assign(steps[2].access, { edit: ["cpoo"] });
		const repaired = [["steps[2].access.edit[0]", "cpo"]];
		expect(repairsIn(misspelt)).toEqual(repaired);
		const alone = (steps: Step[]) => misspelt(steps) && steps[0] && Object.assign(steps[0].access, { edit: "cpo" });
		expect(repairsIn(alone)).toEqual(repaired);
	});

	it("is not made of the name that can't be one", () => {
		const named = (steps: Step[]) => {
			Object.assign(steps[1]?.next?.[0] ?? {}, { to: "33" });
			Object.assign(steps[2] ?? {}, { code: "33x" });
		};
		expect(found(named).problems.map(({ didYouMean }) => didYouMean)).toContain("33x");
		expect(repairsIn(named)).toEqual([]);
	});
});

describe("a repair of how a file is written down", () => {
	const sound = soundFiles(base);
	const whole = (files: BundleFiles) => checkBundle(readBundle(files, ""), base);
	const faults = (read("../../bundle/fixtures/faults.json") as readonly Fault[]).filter(({ cause }) =>
		["unreadable-file", "syntax", "duplicate-name", "wrong-schema", "schema-violation"].includes(cause.code),
	);
	const flow = JSON.parse(sound.get("flow.json") ?? "") as object;
	const more: readonly Fault[] = [
		{ name: "one name twice", file: "flow.json", replace: ["{", `{"version": "1.0.0",`], cause: { code: "duplicate-name", path: "" } },
		{
			...{ name: "a number in quotes", file: "flow.json", cause: { code: "schema-violation", path: "" } },
			edits: [{ at: "/steps/0/sections/0/schema/properties/Place/properties/Spots/minimum", value: "1" }],
		},
		{
			...{ name: "a truth in quotes", file: "flow.json", cause: { code: "schema-violation", path: "" } },
			edits: [{ at: `/steps/${"steps" in flow && Array.isArray(flow.steps) ? flow.steps.length - 1 : 0}/final`, value: "true" }],
		},
	];

	it("leaves a sound folder where one thing alone can have been meant, and is sure unless something would be lost", () => {
		const repaired: Record<string, boolean> = {};
		for (const fault of [...faults, ...more]) {
			const files = faultyFiles(fault, sound);
			const found = whole(files);
			const [first] = found;
			const repair = first && repairsOf(files, found).get(first);
			if (repair === undefined) continue;
			const edited = applyEdits(files, repair.edits);
			if ("refused" in edited) throw new Error(edited.message);
			expect([fault.name, whole(edited.bundle)]).toEqual([fault.name, []]);
			repaired[fault.name] = repair.sure;
		}
		expect(repaired).toEqual({
			...{ "a byte order mark": true, "a byte order mark in the tenant": true },
			...{ "a comma after the last entry": true, "a comment": false, "a name twice": true, "one name twice": true },
			...{ "a number as a label": true, "a number in quotes": true, "a truth in quotes": true },
			...{ "the tenant's schema in the flow": false, "the flow's schema in the tenant": false, "the flow's schema in a scenario": false },
		});
	});
});

describe("a repair of what names something that is not there", () => {
	const sound = soundFiles(base);
	const whole = (files: BundleFiles) => checkBundle(readBundle(files, ""), base);
	const withIn = (file: string, part: object): BundleFiles =>
		new Map([...sound, [file, JSON.stringify({ ...(JSON.parse(sound.get(file) ?? "{}") as object), ...part })]]);
	const lists = (part: object) => withIn("tenant.json", { lists: { realisations: part } });
	const demand = () => {
		const flow = structuredClone(base.flow) as {
			readonly steps: readonly { readonly sections: readonly { readonly complete?: object[] }[] }[];
		};
		flow.steps[0]?.sections[0]?.complete?.push({ unless: { filled: "Place.StreetName" }, field: "Qqqq.Qqqq", message: "Vul het in." });
		return new Map([...sound, ["flow.json", JSON.stringify(flow)]]);
	};
	const scenario = (part: object, given: object = {}) =>
		withIn("scenarios/weg.json", { name: "Weg", ...given, instructions: [{ as: "cpo", do: "complete", step: "1", ...part }] });

	it.each([
		["a column", lists({ layouts: [{ name: "default", columns: [{ field: "reference" }, { field: "qqqqqq" }] }] })],
		["the only column", lists({ sheet: [{ field: "qqqqqq" }] })],
		["a filter", lists({ filters: [{ field: "step" }, { field: "qqqqqq" }] })],
		["an order", lists({ pageSize: 20, sort: { field: "qqqqqq" } })],
		["a value of a scenario", scenario({ with: { "Qqqq.Qqqq": 1 } })],
		["an expected value", scenario({ expect: { values: { "Qqqq.Qqqq": 1 }, status: "active" } })],
		["an expected step", scenario({ expect: { step: "77" } })],
		["a party of a scenario", scenario({}, { given: { stakeholders: ["cpo|qqqqqq"] } })],
		["a demand about a field that went", demand()],
		["a field of a list", lists({ fields: { qqqqqq: { label: "Weg", path: "values.Qqqq.Qqqq" } } })],
		[
			"a field of a list with all that shows it",
			lists({
				fields: { qqqqqq: { label: "Weg", path: "values.Qqqq.Qqqq" } },
				layouts: [{ name: "default", columns: [{ field: "reference" }, { field: "qqqqqq" }, { field: "step", after: "qqqqqq" }] }],
				sheet: [{ field: "qqqqqq" }],
				filters: [{ field: "qqqqqq" }, { field: "step" }],
				sort: { field: "qqqqqq" },
			}),
		],
	])("takes %s away, is not sure, and adds no problem", (_name, files) => {
		const before = whole(files);
		expect(before.length).toBe(1);
		const [repair] = repairsOf(files, before).values();
		expect(repair?.sure).toBe(false);
		const edited = applyEdits(files, repair?.edits ?? []);
		expect("bundle" in edited && whole(edited.bundle)).toEqual([]);
	});

	it("is not made where the right that a layout asks for is unknown, or a scenario does something in a step that is not there", () => {
		const layout = lists({ layouts: [{ name: "eigen", access: "qqqqqq", columns: [{ field: "reference" }] }] });
		for (const files of [layout, scenario({ step: "77" })]) expect(repairsOf(files, whole(files)).size).toBe(0);
	});
});

/** The flow as edits leave it: in its canonical text. */
const applied = (files: BundleFiles): string | null | undefined => {
	const edited = applyEdits(files, [{ op: "text", file: "flow.json", value: files.get("flow.json") ?? null }]);
	return "bundle" in edited ? edited.bundle.get("flow.json") : undefined;
};

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { BundleFiles } from "../bundle/bundle.ts";
import { applyEdit, applyEdits, canonicalFiles } from "./apply-edit.ts";
import { canonicalText } from "./canonical-text.ts";
import type { Address, Edit } from "./edit.ts";
import { type Choose, randomEdit } from "./fixtures/random-edit.ts";
import { overlap } from "./overlap.ts";

const tenants: readonly (readonly [string, BundleFiles])[] = readdirSync("flows").map((name) => {
	const files = readdirSync(join("flows", name), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
	return [name, new Map(files.map((path) => [path, readFileSync(join("flows", name, path), "utf8")]))];
});

/** The files that edits are tried on: the large ones, and one of the scenarios. */
const few = tenants.map(([name, files]): readonly [string, BundleFiles] => {
	const kept = [...files].filter(([path]) => !path.includes("permissions") && !path.startsWith("demo/"));
	const scenario = kept.findIndex(([path]) => path.startsWith("scenarios/"));
	return [name, new Map(kept.filter(([path], index) => !path.startsWith("scenarios/") || index === scenario))];
});

/** Turns draws of fast-check into a chooser, so that a failing run is reported and shrunk. */
const choosing = fc.array(fc.nat(), { minLength: 24, maxLength: 24 }).map((numbers): Choose => {
	let drawn = 0;
	return (below) => (numbers[drawn++ % numbers.length] ?? 0) % below;
});

/** An edit of flow.json: a new member or item, or another name for a member. */
const member = (op: "add" | "rename", at: Address, name?: string, before?: string): Edit =>
	op === "rename"
		? { op, file: "flow.json", at, value: name ?? "" }
		: {
				op,
				file: "flow.json",
				at,
				value: { const: name ?? 2 },
				...(name === undefined ? {} : { name }),
				...(before === undefined ? {} : { before }),
			};

/** The list or object in which an edit puts or names something. */
const listOf = (edit: Edit): string => {
	if (edit.op === "text") return "";
	return JSON.stringify(edit.op === "add" ? edit.at : ((edit.op === "move" ? edit.to : undefined) ?? edit.at.slice(0, -1)));
};

const inOneList = (left: Edit, right: Edit): boolean => left.file === right.file && listOf(left) === listOf(right);

/** A normal form that is equal for equal entries, whatever their order. */
function unordered(value: unknown): unknown {
	if (Array.isArray(value)) return value.map((item) => JSON.stringify(unordered(item))).sort();
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(entries.map(([name, inner]) => [name, unordered(inner)]));
}

const unlike = (before: BundleFiles, after: BundleFiles): readonly string[] =>
	[...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));

describe("the text of a tenant's files", () => {
	it.each(tenants)("of %s is canonical: another order or layout of the same content gives the same bytes", (_, files) => {
		expect(unlike(files, canonicalFiles(files))).toEqual([]);
		for (const [path, text] of files) {
			if (text === null) continue;
			const content: unknown = JSON.parse(text);
			expect(canonicalText(path, JSON.parse(JSON.stringify(content, null, "\t")))).toBe(text);
			expect(JSON.parse(canonicalText(path, content))).toEqual(content);
		}
	});

	it("puts the names of the language in its order, and leaves those that designers make up as they are", () => {
		const written = canonicalText("flow.json", {
			steps: [{ label: "B", uuid: "u", next: [], note2: 1, code: "1" }],
			conditions: { zulu: { var: "a" }, alpha: { var: "b" } },
			label: "A",
		});
		expect(written).toBe(
			`{\n\t"label": "A",\n\t"conditions": { "zulu": { "var": "a" }, "alpha": { "var": "b" } },\n${""}\t"steps": [{ "uuid": "u", "code": "1", "label": "B", "next": [], "note2": 1 }]\n}\n`,
		);
	});

	it("is the same when it is written again, whatever the content", () => {
		fc.assert(
			fc.property(
				fc.jsonValue({ maxDepth: 6 }),
				fc.constantFrom("flow.json", "tenant.json", "scenarios/a.json", "b.json"),
				(value, file) => {
					const once = canonicalText(file, value);
					expect(canonicalText(file, JSON.parse(once))).toBe(once);
				},
			),
		);
	});
});

describe("an edit of a tenant's files", () => {
	it.each(few)("of %s, taken back, leaves every byte as it was; only its own file changes, and stays canonical", (_, files) => {
		let applied = 0;
		fc.assert(
			fc.property(choosing, (choose) => {
				const edit = randomEdit(files, choose);
				const edited = applyEdit(files, edit);
				if ("refused" in edited) return;
				applied++;
				expect(unlike(files, edited.bundle).filter((path) => path !== edit.file)).toEqual([]);
				const [changed] = canonicalFiles(new Map([...edited.bundle].filter(([path]) => path === edit.file))).entries();
				expect(edited.bundle.get(edit.file)).toBe(changed?.[1]);
				const back = applyEdit(edited.bundle, edited.inverse);
				expect("refused" in back ? back : unlike(files, back.bundle)).toEqual([]);
			}),
			{ numRuns: 60 },
		);
		expect(applied).toBeGreaterThan(15);
	});

	it.each(few)("of %s, changes nothing outside its address", (_, files) => {
		fc.assert(
			fc.property(choosing, (choose) => {
				const edit = randomEdit(files, choose);
				if (edit.op !== "set" || edit.at.length === 0) return;
				const edited = applyEdit(files, edit);
				if ("refused" in edited) return;
				// Removing the entry from both must leave the same files.
				const without = (of: BundleFiles, inverse: Edit) => applyEdit(of, { ...inverse, op: "remove" } as Edit);
				const before = without(files, edit);
				const after = without(edited.bundle, edited.inverse);
				if ("refused" in before || "refused" in after) throw new Error("refused");
				expect(unlike(before.bundle, after.bundle)).toEqual([]);
			}),
			{ numRuns: 40 },
		);
	});

	it.each(few)(
		"of %s, in another place than a second one, gives the same with it in either order, but for what comes first in one list",
		(_, files) => {
			let compared = 0;
			fc.assert(
				fc.property(choosing, choosing, (one, other) => {
					const left = randomEdit(files, one);
					// Half of the pairs are in the same file: edits of different files never interact.
					const among = other(2) === 0 ? files : new Map([...files].filter(([path]) => path === left.file));
					const right = randomEdit(among, other);
					const alone = [left, right].map((edit) => applyEdit(files, edit));
					if (alone.some((edited) => "refused" in edited) || overlap([left], [right])) return;
					if (left.file === right.file) compared++;
					const there = applyEdits(files, [left, right]);
					const back = applyEdits(files, [right, left]);
					if ("refused" in there || "refused" in back) {
						// The entry that it had to precede was moved elsewhere.
						expect([left, right].some((edit) => "before" in edit)).toBe(true);
						return;
					}
					if (!inOneList(left, right)) return expect(unlike(there.bundle, back.bundle)).toEqual([]);
					const [first, second] = [there, back].map(({ bundle }) => unordered(JSON.parse(bundle.get(left.file) ?? "null")));
					expect(first).toEqual(second);
				}),
				{ numRuns: 60 },
			);
			expect(compared).toBeGreaterThan(1);
		},
	);

	const three: Edit = { op: "add", file: "flow.json", at: ["a"], value: 3 };

	// In flow.json `label` and `version` have a fixed position; `a`, `b`, `x` and `y` come after such names, as written.
	it.each<[string, boolean, Edit, Edit]>([
		["two names that only change", false, member("rename", ["a"], "x"), member("rename", ["b"], "y")],
		["two new names that have their place", false, member("add", [], "code"), member("add", [], "uuid")],
		["two new names before different ones", false, member("add", [], "x", "a"), member("add", [], "y", "b")],
		["two entries of different lists", false, member("add", ["a"]), member("add", ["b"])],
		["two of one new name", true, member("add", [], "x"), member("add", [], "x")],
		["two changes of one name", true, member("rename", ["a"], "x"), member("rename", ["a"], "y")],
		["a change in what goes", true, { op: "remove", file: "flow.json", at: ["a"] }, three],
	])("meets another or not: %s", (_, expected, left, right) => {
		const files: BundleFiles = new Map([["flow.json", '{ "label": "A", "version": "1", "a": [1], "b": [2] }\n']]);
		expect(overlap([left], [right])).toBe(expected);
		const orders = [applyEdits(files, [left, right]), applyEdits(files, [right, left])];
		const [there, back] = orders.map((edited) => ("refused" in edited ? edited.message : edited.bundle.get("flow.json")));
		if (!expected) expect(there).toBe(back);
		else expect(orders.some((edited) => "refused" in edited)).toBe(true);
	});

	it.each<[string, Edit, Edit, string]>([
		["at the end", member("add", [], "x"), member("add", [], "y"), '"b": [2], "x": { "const": "x" }, "y": { "const": "y" } }'],
		[
			"before one name",
			member("add", [], "x", "b"),
			member("add", [], "y", "b"),
			'"x": { "const": "x" }, "y": { "const": "y" }, "b": [2] }',
		],
		["of one list", member("add", ["a"]), three, '"a": [1, { "const": 2 }, 3], "b": [2] }'],
		[
			"that goes elsewhere",
			{ op: "move", file: "flow.json", at: ["a"] },
			member("add", [], "y"),
			'"b": [2], "a": [1], "y": { "const": "y" } }',
		],
	])("stands beside another that is put where it is put, the first one first: %s", (_, left, right, end) => {
		const files: BundleFiles = new Map([["flow.json", '{ "label": "A", "version": "1", "a": [1], "b": [2] }\n']]);
		expect(overlap([left], [right])).toBe(false);
		const edited = applyEdits(files, [left, right]);
		expect("refused" in edited ? edited : edited.bundle.get("flow.json")?.trim().endsWith(end)).toBe(true);
	});

	it("finds its place by what it is known by, not by where it stands", () => {
		const files: BundleFiles = new Map([["flow.json", '{ "steps": [{ "uuid": "a", "label": "A" }, { "uuid": "b", "label": "B" }] }']]);
		const edited = applyEdits(files, [
			{ op: "add", file: "flow.json", at: ["steps"], value: { uuid: "c" }, before: { key: "uuid", is: "a" } },
			{ op: "set", file: "flow.json", at: ["steps", { key: "uuid", is: "b" }, "label"], value: "Ander" },
			{ op: "move", file: "flow.json", at: ["steps", { key: "uuid", is: "a" }] },
		]);
		expect("refused" in edited ? edited : edited.bundle.get("flow.json")).toBe(
			'{ "steps": [{ "uuid": "c" }, { "uuid": "b", "label": "Ander" }, { "uuid": "a", "label": "A" }] }\n',
		);
	});

	it.each<[string, Edit, string]>([
		["a file outside the folder", { op: "text", file: "../flow.json", value: "x" }, "bad-path"],
		["a file by an absolute path", { op: "text", file: "/etc/passwd", value: "x" }, "bad-path"],
		["a file there is not", { op: "remove", file: "scenarios/none.json", at: ["name"] }, "no-such-file"],
		["a place there is not", { op: "set", file: "flow.json", at: ["steps", { key: "uuid", is: "z" }], value: 1 }, "no-such-place"],
		["a name that is taken", { op: "add", file: "flow.json", at: [], name: "steps", value: 1 }, "name-taken"],
		["an item of what is no list", { op: "add", file: "flow.json", at: ["label"], value: 1 }, "not-a-list"],
		["a move into itself", { op: "move", file: "flow.json", at: ["conditions"], to: ["conditions", "a"] }, "inside-itself"],
		["two items that are alike", { op: "remove", file: "flow.json", at: ["marks", { item: "x" }] }, "alike"],
		[
			"a page of the manual that nobody would read to its end",
			{ op: "text", file: "manuals/a.md", value: "a".repeat(100_001) },
			"too-long",
		],
		["a file that is no JSON", { op: "set", file: "notes.json", at: [], value: 1 }, "not-json"],
		["the prototype of an object", { op: "set", file: "flow.json", at: ["__proto__", "polluted"], value: 1 }, "no-such-place"],
		[
			"a value nested too deep",
			{ op: "set", file: "flow.json", at: ["label"], value: JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`) },
			"too-deep",
		],
	])("is refused for %s", (_, edit, refused) => {
		const files: BundleFiles = new Map([
			["flow.json", '{ "label": "A", "conditions": { "a": {} }, "marks": ["x", "x"], "steps": [] }\n'],
			["notes.json", "{"],
		]);
		expect(applyEdit(files, edit)).toEqual({ refused, file: edit.file, message: expect.stringMatching(/\.$/) });
	});
});

import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readJsonSource } from "./json-source.ts";

const finding = { code: "some-rule", severity: "error" as const, message: "Wrong.", remedy: "Repair it." };

describe("a JSON text with places", () => {
	it("tells line and column of a value, and of a name when asked", () => {
		const source = readJsonSource('{\n\t"steps": [\n\t\t{ "code": "1" }\n\t]\n}', "flow.json");
		expect(source.place({ ...finding, path: ["steps", 0, "code"] })).toMatchObject({
			file: "flow.json",
			path: "steps[0].code",
			line: 3,
			column: 13,
		});
		expect(source.place({ ...finding, path: ["steps", 0, "code"], atName: true })).toMatchObject({ line: 3, column: 5 });
	});

	it("points at the nearest place that is there for one that is not", () => {
		const source = readJsonSource('{\n\t"steps": [{}]\n}', "flow.json");
		expect(source.place({ ...finding, path: ["steps", 0, "label"] })).toMatchObject({ path: "steps[0].label", line: 2, column: 12 });
	});

	it("refuses a name that occurs twice, at the second", () => {
		const source = readJsonSource('{\n"a": 1,\n"b": { "c": 1, "c": 2 }\n}', "flow.json");
		expect(source.problems).toEqual([expect.objectContaining({ code: "duplicate-name", path: "b.c", line: 3, column: 16 })]);
	});

	it.each([String.raw`{ "ab": 1, "a\u0062": 2 }`, String.raw`[{ "\"": 1, "": "\\", "\"": 3 }]`, '{ "__proto__": 1, "__proto__": 2 }'])(
		"refuses a name that occurs twice, however it is written: %s",
		(text) => expect(readJsonSource(text, "flow.json").problems.map(({ code }) => code)).toEqual(["duplicate-name"]),
	);

	it("reads whatever is JSON as JSON, with nothing wrong in it and everything in its place", () => {
		fc.assert(
			fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, "\t"), (content, indent) => {
				const text = JSON.stringify(content, null, indent);
				const { value, problems, place } = readJsonSource(text, "flow.json");
				expect(problems).toEqual([]);
				expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
				expect(place({ ...finding, path: [] })).toMatchObject({ line: 1, column: 1 });
			}),
		);
	});

	it.each(['{ "a": 1, }', "{ // why\n}", "{ 'a': 1 }", "", '{ "a": 1'])("refuses %j, which is not JSON", (text) => {
		const { value, problems } = readJsonSource(text, "flow.json");
		expect(value).toBeUndefined();
		expect(problems.map(({ code }) => code)).toContain("syntax");
	});

	it("puts names that are no plain words between quotes in a path", () => {
		const source = readJsonSource('{ "fields": { "Advice.Advice": 1 } }', "flow.json");
		expect(source.place({ ...finding, path: ["fields", "Advice.Advice"] }).path).toBe('fields["Advice.Advice"]');
	});

	it("refuses what is nested deeper than anything can read, at the bracket that is too deep", () => {
		for (const text of ["[".repeat(100_000), `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`]) {
			const { value, problems } = readJsonSource(text, "flow.json");
			expect(value).toBeUndefined();
			expect(problems.map(({ code, line, column }) => [code, line, column > 100])).toEqual([["syntax", 1, true]]);
		}
		expect(readJsonSource(`{ "a": "${"[".repeat(500)}" }`, "flow.json").problems).toEqual([]);
	});

	it("looks up the name that was meant when it is read, and once", () => {
		let lookups = 0;
		const didYouMean = () => `name ${++lookups}`;
		const problem = readJsonSource("{}", "flow.json").place({ ...finding, path: [], didYouMean });
		expect(lookups).toBe(0);
		expect(problem.didYouMean).toBe("name 1");
		expect(JSON.parse(JSON.stringify(problem))).toMatchObject({ didYouMean: "name 1" });
		expect(readJsonSource("{", "flow.json").place({ ...finding, path: [], didYouMean }).didYouMean).toBe("name 2");
	});
});

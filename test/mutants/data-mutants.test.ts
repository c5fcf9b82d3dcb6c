import { describe, expect, it } from "@jest/globals";
import { dataMutants } from "./data-mutants.ts";

const roles = new Set(["cpo", "municipality"]);
const of = (document: unknown) => dataMutants(document, roles).map(({ kind, pointer, document: mutant }) => [kind, pointer, mutant]);

describe("the mutants of a document", () => {
	it.each([
		["a role of a list", { read: ["cpo", "municipality"] }, ["the role cpo dropped", "/read", { read: ["municipality"] }]],
		["what a form demands", { required: ["A", "B"] }, ["a demanded field no longer demanded", "/required/1", { required: ["A"] }]],
		["a field's name", { properties: { A: {} } }, ["a field renamed", "/properties/A", { properties: { AX: {} } }]],
		["an option", { oneOf: [{ const: 1, title: "One" }] }, ["an option dropped", "/oneOf/0", { oneOf: [] }]],
		["a label", [{ label: "A" }, { label: "B" }], ["the text of another", "/0/label", [{ label: "B" }, { label: "B" }]]],
		["a condition", { when: { "==": [{ var: "A" }, "b"] } }, ["a condition turned", "/when/==", { when: { "!=": [{ var: "A" }, "b"] } }]],
		["an effect", { effects: [{ cancel: "other" }] }, ["one of effects dropped", "/effects/0", { effects: [] }]],
		["a switch", { final: true }, ["turned round", "/final", { final: false }]],
		["a number", { maxLength: 40 }, ["one more", "/maxLength", { maxLength: 41 }]],
		["a limit", { maxLength: 40 }, ["maxLength gone", "/maxLength", {}]],
	])("change %s", (_, document, mutant) => {
		expect(of(document)).toContainEqual(mutant);
	});

	it("each differ from the document, which stays as it was, and leave what only names a file alone", () => {
		const document = { $schema: "x", uuid: "u", version: 1, steps: [{ access: { edit: ["cpo"] }, final: true, next: [{ to: "2" }] }] };
		const before = structuredClone(document);
		const mutants = dataMutants(document, roles);
		expect(document).toEqual(before);
		expect(mutants.length).toBeGreaterThan(2);
		for (const { document: mutant, pointer } of mutants) {
			expect(mutant).not.toEqual(document);
			expect(pointer).toMatch(/^\/steps/);
		}
	});
});

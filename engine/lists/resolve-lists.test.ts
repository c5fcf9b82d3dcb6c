import { describe, expect, it } from "@jest/globals";
import { lists } from "../../schemas/index.ts";
import type { ResolvedFlow } from "../definition/index.ts";
import { languageErrors } from "../definition/schema-findings.ts";
import { listFields } from "./list-fields.ts";
import { resolveLists } from "./resolve-lists.ts";

const names = Object.keys(lists) as (keyof typeof lists)[];
const columnsOf = (part: Parameters<typeof resolveLists>[0], layout: string) =>
	resolveLists(part)
		.realisations.layouts.find(({ name }) => name === layout)
		?.columns.map(({ field }) => field);

describe("the product's own lists", () => {
	it.each(names)("%s says all a list needs, in the language", (name) => {
		expect(languageErrors("list", lists[name])).toEqual([]);
		const list = resolveLists(undefined)[name];
		const named = [
			...list.layouts.flatMap(({ columns }) => columns.map(({ field }) => field)),
			...list.filters.map(({ field }) => field),
			list.sort.field,
		];
		expect(named.filter((field) => list.fields[field] === undefined)).toEqual([]);
		expect(Object.keys(listFields[name]).filter((field) => list.fields[field]?.label === field)).toEqual([]);
		const words = Object.values(list.fields).map(({ word }) => word);
		expect(words).toEqual([...new Set(words)]);
	});

	it("REQ-068 the list of processes has the layouts default, Standaard, and export, Oude weergave", () => {
		const { layouts } = resolveLists(undefined).realisations;
		expect(layouts.map(({ name, label }) => [name, label])).toEqual([
			["default", "Standaard"],
			["export", "Oude weergave"],
		]);
	});
});

describe("resolveLists", () => {
	it("puts a tenant's property in the place of the product's, and leaves the others", () => {
		const { pageSize, pageSizes, filters } = resolveLists({ realisations: { pageSize: 25 } }).realisations;
		expect([pageSize, pageSizes]).toEqual([25, [10, 20, 25, 50, 100]]);
		expect(filters).toEqual(resolveLists(undefined).realisations.filters);
	});

	it("adds columns to a layout, puts another in its place, and takes a new one along", () => {
		const added = { realisations: { layouts: [{ name: "default", add: [{ field: "contractor", after: "step" }, { field: "created" }] }] } };
		const before = columnsOf(undefined, "default") ?? [];
		expect(columnsOf(added, "default")).toEqual([...before.slice(0, 3), "contractor", ...before.slice(3), "created"]);
		expect(columnsOf({ realisations: { layouts: [{ name: "default", columns: [{ field: "address" }] }] } }, "default")).toEqual([
			"address",
		]);
		expect(columnsOf({ realisations: { layouts: [{ name: "own", columns: [{ field: "tags" }] }] } }, "own")).toEqual(["tags"]);
		expect(columnsOf({ realisations: { layouts: [{ name: "own", columns: [{ field: "tags" }] }] } }, "default")).toEqual(before);
	});

	it("gives a field of the product's another label, and keeps what it is", () => {
		const { fields } = resolveLists({ realisations: { fields: { step: { label: "Fase" } } } }).realisations;
		expect(fields.step).toEqual({ label: "Fase", word: "stap", kind: "option", path: null, options: null, choices: null, form: null });
	});

	it("takes the labels of an option from the flow's forms, or from the tenant's options", () => {
		const own = (options?: string) => ({
			realisations: {
				fields: { kind: { label: "Soort", path: "values.Plan.Kind", kind: "option" as const, ...(options ? { options } : {}) } },
			},
		});
		const around = { flow: flowWith({ oneOf: [{ const: "a", title: "Aa" }] }), options: { kinds: [{ const: "b", title: "Bee" }] } };
		const choices = (options?: string) => resolveLists(own(options), around).realisations.fields.kind?.choices;
		expect(choices()).toEqual([{ value: "a", label: "Aa" }]);
		expect(choices("kinds")).toEqual([{ value: "b", label: "Bee" }]);
		expect(resolveLists(own()).realisations.fields.kind?.choices).toBeNull();
	});
});

/** A flow with one field, Plan.Kind, in a sub-step. */
function flowWith(field: object): ResolvedFlow {
	const section = {
		id: "plan",
		schema: { type: "object", properties: { Plan: { type: "object", properties: { Kind: { type: "string", ...field } } } } },
	};
	const step = { uuid: "", label: "", version: "1.0.0", access: { read: [], edit: [] } };
	const below = { ...step, code: "1-a", sections: [section] };
	return {
		uuid: "",
		version: "1.0.0",
		label: "",
		bindings: { location: "Location", stakeholders: {} },
		steps: [{ ...step, code: "1", sections: [], children: { first: [below], tracks: [] } }],
	};
}

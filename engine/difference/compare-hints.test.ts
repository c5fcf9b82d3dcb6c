import { describe, expect, it } from "@jest/globals";
import type { JsonSchema } from "../definition/flow-definition.ts";
import { compareHints } from "./compare-hints.ts";

const count = { Count: { "ui:widget": "number", "ui:options": { span: 3 } } };
const group = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
	type: "object",
	properties: { Spots: { type: "object", properties } },
});
const counted = { schema: group({ Count: { type: "integer" }, Type: { type: "string" } }), ui: { Spots: count } };
const without = { schema: group({ Type: { type: "string" } }), ui: { Spots: {} } };
const kinds = (...[was, is]: readonly [typeof counted | typeof without, typeof counted | typeof without]) =>
	compareHints(was, is, {}, "X").map(({ kind, severity }) => `${severity} ${kind}`);

describe("the hints of a section's fields", () => {
	it("of a field that goes or comes are part of its going or coming, also in the items of a list", () => {
		expect([kinds(counted, without), kinds(without, counted)]).toEqual([[], []]);
		const list = (items: JsonSchema): JsonSchema => ({ type: "object", properties: { Rows: { type: "array", items } } });
		const rows = (ui: object) => ({ Rows: { items: ui } });
		const longer = { schema: list({ type: "object", properties: { Count: { type: "integer" } } }), ui: rows(count) };
		const shorter = { schema: list({ type: "object", properties: {} }), ui: rows({}) };
		expect(compareHints(longer, shorter, {}, "X")).toEqual([]);
		const other = { ...longer, ui: rows({ Count: { "ui:widget": "number", "ui:options": { category: "Docs" } } }) };
		expect(compareHints(longer, other, {}, "X")).toMatchObject([{ severity: "needs-mapping" }]);
	});

	it("of a field that stays need consent if other settings of its widget may take away what was chosen", () => {
		expect(
			kinds(counted, { ...counted, ui: { Spots: { Count: { "ui:widget": "number", "ui:options": { category: "Docs" } } } } } as never),
		).toEqual(["needs-mapping section-hints-changed"]);
	});
});

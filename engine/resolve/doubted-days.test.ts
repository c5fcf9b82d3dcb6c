import { expect, it } from "@jest/globals";
import type { SectionDefinition } from "../definition/flow-definition.ts";
import { withDoubtedDays } from "./doubted-days.ts";

const day = { type: "string", title: "Dag", format: "calendar-date", maxLength: 10 } as const;
const near = (value: object) => ({
	and: [{ ">=": [value, { date: "2010-01-01" }] }, { "<=": [value, { "days-after": [{ today: [] }, 3653] }] }],
});
const warnings = (properties: object, more: Partial<SectionDefinition> = {}) =>
	withDoubtedDays<SectionDefinition>({ id: "part", title: "Deel", schema: { type: "object", properties: { ...properties } }, ...more })
		.warn;

it("a day that somebody fills in is doubted when it lies far from today, also in a group, after the section's own warnings", () => {
	const own = { unless: { filled: "Visit.day" }, field: "Visit.day", message: "Geen dag?" };
	expect(warnings({ Visit: { type: "object", properties: { day } } }, { warn: [own] })).toEqual([
		own,
		{
			unless: { or: [{ empty: "Visit.day" }, near({ var: "Visit.day" })] },
			field: "Visit.day",
			message: "Deze datum ligt ver van vandaag. Klopt het jaar?",
		},
	]);
});

it("a day that may be called off is not doubted for that", () => {
	expect(warnings({ planned: { ...day, format: "planned-date" } })?.[0]?.unless).toEqual({
		or: [{ empty: "planned" }, { "==": [{ var: "planned" }, "Cancelled"] }, near({ var: "planned" })],
	});
});

it("a list is doubted once, for all days of its items, and its items are called what the form calls them", () => {
	const items = { type: "object", properties: { name: { type: "string" }, from: day, until: day } };
	const each = (name: string) => ({ or: [{ "!": { "item-filled": name } }, near({ item: name })] });
	const list = { Orders: { type: "array", items } };
	expect(warnings(list, { ui: { Orders: { "ui:options": { itemText: "Order" } } } })).toEqual([
		{
			unless: { all: ["Orders", { and: [each("from"), each("until")] }] },
			field: "Orders",
			message: "Bij een order ligt een datum ver van vandaag. Klopt het jaar?",
		},
	]);
	expect(warnings(list, { ui: { Orders: { "ui:options": { itemText: "PVO" } } } })?.[0]?.message).toContain("Bij een PVO ");
	expect(warnings(list)?.[0]?.message).toContain("Bij een regel ");
});

it("what nobody fills in is not doubted: a day that is read only, or only shown; nor is a section without days changed", () => {
	expect(warnings({ day }, { fields: { day: { readOnly: true } } })).toBeUndefined();
	expect(warnings({ day }, { ui: { day: { "ui:widget": "read-only-text" } } })).toBeUndefined();
	expect(warnings({ Names: { type: "array", items: { type: "string" } }, name: { type: "string" } })).toBeUndefined();
});

import type { ListFieldKind } from "../lists/list-fields.ts";
import { displayValue } from "./display-value.ts";

/** How a form would show a value of a list. Instants and tags are shown differently: as an age, and as names. */
const schemas: Readonly<Record<ListFieldKind, Readonly<Record<string, unknown>>>> = {
	text: { type: "string", format: "unicode" },
	option: { type: "string", format: "unicode" },
	number: { type: "number" },
	date: { type: "string", format: "planned-date" },
	flag: { type: "boolean" },
	instant: { type: "integer" },
	tags: { type: "array", items: { type: "string", format: "uuid4" } },
};

/** The text of a list value, in its cell, its filter and its sheet; "" when there is none. */
export function displayListed(kind: ListFieldKind, value: unknown): string {
	return displayValue(schemas[kind], value);
}

import { formatNamed } from "../definition/widgets.ts";
import { isObject, type JsonObject, memberOf, objectOf } from "../json/json-object.ts";
import { itemsOf, propertiesOf } from "../json/schema-parts.ts";
import type { ListFieldKind } from "../lists/list-fields.ts";
import { calledOff } from "../text/called-off.ts";
import { dutchAmount, dutchNumber } from "../text/dutch-number.ts";
import { writeDay } from "../text/write-day.ts";
import * as valueTexts from "../texts/values.ts";
import { choiceLabel, choicesOf, type DisplayedChoice } from "./choices.ts";

interface Manner {
	/** Replace the choices of the schema: a tenant's parties, its PIDs. */
	readonly choices?: readonly DisplayedChoice[] | null | undefined;
	/** Unit of a number: "kW"; "€" makes it an amount. */
	readonly unit?: unknown;
}

/** Text for an empty field. A tick box that nobody touched has not been answered: it means neither yes nor no. */
const nothing = { boolean: valueTexts.notAnswered, other: valueTexts.notFilledIn } as const;

/** The text of a field's value on every screen and in every document; "" when there is none. */
export function displayValue(schema: JsonObject, value: unknown, { choices = choicesOf(schema), unit }: Manner = {}): string {
	if (value === undefined || value === null || value === "") return "";
	if (Array.isArray(value)) return listText(schema, value, choices);
	if (choices) return labelOf(value, choices);
	if (typeof value === "boolean") return value ? valueTexts.yes : valueTexts.no;
	if (typeof value === "number") return numberText(value, unit);
	if (typeof value === "object") return itemText(schema, objectOf(value));
	return withUnit(textOf(schema, String(value)), unit);
}

/** Like `displayValue`, with a text when there is no value. */
export function displayAnswer(schema: JsonObject, value: unknown, manner: Manner = {}): string {
	const shown = displayValue(schema, value, manner);
	if (shown !== "") return shown;
	return [schema.type].flat().includes("boolean") ? nothing.boolean : nothing.other;
}

/** How a form would show a value of a list. Instants and tags are shown differently: as an age, and as names. */
const listed: Readonly<Record<ListFieldKind, Readonly<Record<string, unknown>>>> = {
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
	return displayValue(listed[kind], value);
}

function textOf(schema: JsonObject, value: string): string {
	const name = schema["x-format"] ?? schema.format;
	const { holds, mayBeCalledOff } = formatNamed(name);
	if (mayBeCalledOff === true && value === calledOff) return valueTexts.cancelled;
	return name === undefined || holds === "day" ? writeDay(value) : value;
}

function numberText(value: number, unit: unknown): string {
	return unit === "€" ? dutchAmount(value) : withUnit(dutchNumber(value), unit);
}

function withUnit(shown: string, unit: unknown): string {
	return typeof unit === "string" && unit !== "" ? `${shown} ${unit}` : shown;
}

function listText(schema: JsonObject, list: readonly unknown[], choices: readonly DisplayedChoice[] | null): string {
	const items = itemsOf(schema) ?? {};
	const options = choices ?? choicesOf(items);
	const shown = list
		.filter((entry) => !isRemoved(entry))
		.map((entry) => (isObject(entry) ? itemText(items, entry) : options ? labelOf(entry, options) : displayValue(items, entry)));
	return shown.filter((text) => text !== "").join(", ");
}

function labelOf(value: unknown, choices: readonly DisplayedChoice[]): string {
	const choice = choices.find((candidate) => candidate.value === value);
	return choice ? choiceLabel(choice) : String(value);
}

function isRemoved(entry: unknown): boolean {
	return (memberOf(entry, "deleted_at") ?? null) !== null;
}

/** The fields of an item that people filled in, without those the system keeps. */
function itemText(schema: JsonObject, item: JsonObject): string {
	const schemas = propertiesOf(schema);
	return Object.entries(item)
		.filter(([name]) => name !== "uuid" && name !== "deleted_at")
		.map(([name, value]) => displayValue(schemas[name] ?? {}, value))
		.filter((shown) => shown !== "")
		.join(" ");
}

import { calledOff } from "../text/called-off.ts";
import { dutchAmount, dutchNumber } from "../text/dutch-number.ts";
import { writeDay } from "../text/write-day.ts";
import { choiceLabel, choicesOf, type DisplayedChoice } from "./choices.ts";

type Schema = Readonly<Record<string, unknown>>;

interface Manner {
	/** In place of those of the schema: a tenant's parties, its PIDs. */
	readonly choices?: readonly DisplayedChoice[] | null | undefined;
	/** Behind a number: "kW"; "€" makes it an amount. */
	readonly unit?: unknown;
}

/** What stands where nobody filled anything in: a box that nobody ticked was not answered, neither yes nor no. */
const nothing = { boolean: "Niet beantwoord", other: "Niet ingevuld" } as const;

/** A field's value as people read it on every screen and in every document; "" when there is none. */
export function displayValue(schema: Schema, value: unknown, { choices = choicesOf(schema), unit }: Manner = {}): string {
	if (value === undefined || value === null || value === "") return "";
	if (Array.isArray(value)) return listText(schema, value, choices);
	if (choices) return labelOf(value, choices);
	if (typeof value === "boolean") return value ? "Ja" : "Nee";
	if (typeof value === "number") return numberText(value, unit);
	if (typeof value === "object") return itemText({ properties: schema.properties }, value as Schema);
	return withUnit(textOf(schema, String(value)), unit);
}

/** As `displayValue`, with words where there is no value. */
export function displayAnswer(schema: Schema, value: unknown, manner: Manner = {}): string {
	const shown = displayValue(schema, value, manner);
	if (shown !== "") return shown;
	return [schema.type].flat().includes("boolean") ? nothing.boolean : nothing.other;
}

function textOf(schema: Schema, value: string): string {
	const format = schema["x-format"] ?? schema.format;
	if (format === "planned-date" && value === calledOff) return "Geannuleerd";
	return format === undefined || format === "calendar-date" || format === "planned-date" ? writeDay(value) : value;
}

function numberText(value: number, unit: unknown): string {
	return unit === "€" ? dutchAmount(value) : withUnit(dutchNumber(value), unit);
}

function withUnit(shown: string, unit: unknown): string {
	return typeof unit === "string" && unit !== "" ? `${shown} ${unit}` : shown;
}

function listText(schema: Schema, list: readonly unknown[], choices: readonly DisplayedChoice[] | null): string {
	const items = (schema.items ?? {}) as Schema;
	const options = choices ?? choicesOf(items);
	const shown = list
		.filter((entry) => !isRemoved(entry))
		.map((entry) => (isItem(entry) ? itemText(items, entry) : options ? labelOf(entry, options) : displayValue(items, entry)));
	return shown.filter((text) => text !== "").join(", ");
}

function labelOf(value: unknown, choices: readonly DisplayedChoice[]): string {
	const choice = choices.find((candidate) => candidate.value === value);
	return choice ? choiceLabel(choice) : String(value);
}

function isItem(entry: unknown): entry is Schema {
	return typeof entry === "object" && entry !== null;
}

function isRemoved(entry: unknown): boolean {
	return isItem(entry) && entry.deleted_at !== undefined && entry.deleted_at !== null;
}

/** What people filled in of an item, without what the system keeps with it. */
function itemText({ properties }: Schema, item: Schema): string {
	const schemas = (properties ?? {}) as Readonly<Record<string, Schema>>;
	return Object.entries(item)
		.filter(([name]) => name !== "uuid" && name !== "deleted_at")
		.map(([name, value]) => displayValue(schemas[name] ?? {}, value))
		.filter((shown) => shown !== "")
		.join(" ");
}

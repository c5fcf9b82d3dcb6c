import { text } from "../texts/text.ts";
import { choiceLabel, choicesOf } from "./choices.ts";
import { isStoredDay, textOfDay } from "./date-text.ts";
import type { Choice } from "./form-environment.ts";
import { textOfNumber } from "./number-text.ts";

/** A field's value as people read it; the words for an empty field when there is none. */
export function displayValue(schema: Readonly<Record<string, unknown>>, value: unknown, choices = choicesOf(schema)): string {
	if (value === undefined || value === null || value === "") return text("form.empty");
	if (Array.isArray(value)) {
		const options = choices ?? choicesOf((schema.items ?? {}) as Readonly<Record<string, unknown>>);
		const entries = value.filter((entry) => !isRemoved(entry)).map((entry) => (isItem(entry) ? itemText(entry) : labelOf(entry, options)));
		return entries.length === 0 ? text("form.empty") : entries.join(", ");
	}
	if (typeof value === "boolean" && !choices) return text(value ? "form.yes" : "form.no");
	if (typeof value === "number" && !choices) return textOfNumber(value);
	if (value === "Cancelled") return text("form.date.cancelled");
	return isStoredDay(value) ? textOfDay(value) : labelOf(value, choices);
}

function labelOf(value: unknown, choices: readonly Choice[] | null): string {
	const choice = choices?.find((candidate) => candidate.value === value);
	return choice ? choiceLabel(choice) : String(value);
}

type Item = Readonly<Record<string, unknown>>;

function isItem(entry: unknown): entry is Item {
	return typeof entry === "object" && entry !== null;
}

function isRemoved(entry: unknown): boolean {
	return isItem(entry) && entry.deleted_at !== undefined && entry.deleted_at !== null;
}

/** What people filled in of an item, without what the system keeps with it. */
function itemText(item: Item): string {
	const parts = Object.entries(item).filter(
		([name, value]) => name !== "uuid" && name !== "deleted_at" && value !== undefined && value !== "",
	);
	return parts.map(([, value]) => displayValue({}, value)).join(" ");
}

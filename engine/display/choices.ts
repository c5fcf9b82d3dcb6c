import { type JsonObject, objectOf } from "../json/json-object.ts";
import * as valueTexts from "../texts/values.ts";

/** One choice; an inactive one may stay chosen but is marked. */
export interface DisplayedChoice {
	readonly value: string | number | boolean;
	readonly label: string;
	readonly inactive: boolean;
}

/** Options of a field: `oneOf` constants with titles, or a bare `enum`; null when the field has none. */
export function choicesOf(schema: JsonObject): readonly DisplayedChoice[] | null {
	const presented = schema["x-choices"];
	if (Array.isArray(presented)) return presented;
	if (Array.isArray(schema.oneOf)) return schema.oneOf.flatMap(choiceOf);
	if (Array.isArray(schema.enum)) return schema.enum.filter(isChoosable).map((value) => ({ value, label: String(value), inactive: false }));
	return null;
}

/** The label, marked when the choice is no longer offered. */
export function choiceLabel({ label, inactive }: Pick<DisplayedChoice, "label" | "inactive">): string {
	return inactive ? valueTexts.inactive(label) : label;
}

function choiceOf(option: unknown): DisplayedChoice[] {
	const { const: value, title, "x-inactive": inactive } = objectOf(option);
	if (!isChoosable(value)) return [];
	return [{ value, label: typeof title === "string" ? title : String(value), inactive: inactive === true }];
}

function isChoosable(value: unknown): value is DisplayedChoice["value"] {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

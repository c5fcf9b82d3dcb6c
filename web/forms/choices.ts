import type { Choice } from "./form-environment.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Options of a field: `oneOf` constants with titles, or a bare `enum`; null when the field has none. */
export function choicesOf(schema: Schema): readonly Choice[] | null {
	const presented = schema["x-choices"];
	if (Array.isArray(presented)) return presented as readonly Choice[];
	if (Array.isArray(schema.oneOf)) return schema.oneOf.flatMap(choiceOf);
	if (Array.isArray(schema.enum)) return schema.enum.filter(isChoosable).map((value) => ({ value, label: String(value), inactive: false }));
	return null;
}

/** Label with the words that mark a choice that is no longer offered. */
export function choiceLabel(choice: Choice): string {
	return choice.inactive ? `${choice.label} (inactief)` : choice.label;
}

/** Two short options read at a glance; anything else is a list. Length in characters. */
export function readsAsRadio(choices: readonly Choice[]): boolean {
	return choices.length === 2 && choices.every((choice) => choiceLabel(choice).length <= SHORT);
}
const SHORT = 24;

function choiceOf(option: unknown): Choice[] {
	if (typeof option !== "object" || option === null) return [];
	const { const: value, title, "x-inactive": inactive } = option as Schema;
	if (!isChoosable(value)) return [];
	return [{ value, label: typeof title === "string" ? title : String(value), inactive: inactive === true }];
}

function isChoosable(value: unknown): value is Choice["value"] {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

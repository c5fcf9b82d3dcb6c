import { type NumberForm, readNumber, writeNumber } from "../../engine/index.ts";

/** What a field holds of the text somebody typed: the number it says, the text itself when it is not one number, undefined when empty. */
export function valueOfNumberText(text: string, form: NumberForm = {}): number | string | undefined {
	const reading = readNumber(text, form);
	if (reading.kind === "empty") return undefined;
	return reading.kind === "number" ? reading.value : withoutUnit(text, form);
}

/** The numbers between which a text leaves a choice; none when it says one, or none at all. */
export function possibleNumbers(value: unknown, form: NumberForm = {}): readonly number[] {
	const reading = typeof value === "string" ? readNumber(value, form) : null;
	return reading?.kind === "ambiguous" ? reading.values : [];
}

/** As it stands in the field: a number in Dutch notation, a text that is none as it was typed. */
export function textOfNumber(value: unknown, form: NumberForm = {}): string {
	if (typeof value === "number") return writeNumber(value, form);
	return typeof value === "string" ? value : "";
}

/** The check knows the number's field, not the unit that is written beside it. */
function withoutUnit(text: string, { unit = "" }: NumberForm): string {
	const whole = text.trimEnd();
	const bare = unit !== "" && whole.toLowerCase().endsWith(unit.toLowerCase()) ? whole.slice(0, -unit.length).trimEnd() : "";
	return bare === "" ? text : bare;
}

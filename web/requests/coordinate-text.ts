import { parseCoordinates } from "../../engine/index.ts";
import type { Position } from "../map/map-settings.ts";

const decimal = /^[+-]?\d{1,3}(?:[.,]\d{1,20})?$/;
/** One number as people here write it: "51,98". Two whole numbers would be no place anybody means. */
const oneWithComma = /^\s*[+-]?\d+,\d+\s*$/;

/** A pasted 'lat,lng'; undefined when it is something else. */
export function pastedPosition(pasted: string): Position | undefined {
	return oneWithComma.test(pasted) ? undefined : parseCoordinates(pasted);
}

/** Degrees out of what was typed, with a decimal comma or point; null for nothing, NaN for what is no number. */
export function degreesOf(typed: string): number | null {
	const text = typed.trim();
	if (text === "") return null;
	return decimal.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** "51,98313": as it stands in a field. */
export function degreesText(degrees: number | null): string {
	return degrees === null ? "" : String(degrees).replace(".", ",");
}

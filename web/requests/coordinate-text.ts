import { parseCoordinates, readNumber, writeNumber } from "../../engine/index.ts";
import type { Position } from "../map/map-settings.ts";

/** One number as people here write it: "51,98". Two whole numbers would be no place anybody means. */
const oneWithComma = /^\s*[+-]?\d+,\d+\s*$/;

/** A pasted 'lat,lng'; undefined when it is something else. */
export function pastedPosition(pasted: string): Position | undefined {
	return oneWithComma.test(pasted) ? undefined : parseCoordinates(pasted);
}

/** No degrees are more; so a dot in them is never one for thousands. */
const form = { minimum: -180, maximum: 180 };

/** Degrees out of what was typed, with a decimal comma or point; null for nothing, NaN for what is no number. */
export function degreesOf(typed: string): number | null {
	const reading = readNumber(typed, form);
	if (reading.kind === "empty") return null;
	return reading.kind === "number" ? reading.value : Number.NaN;
}

/** "51,98313": as it stands in a field. */
export function degreesText(degrees: number | null): string {
	return degrees === null ? "" : writeNumber(degrees, form);
}

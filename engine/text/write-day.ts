import { isDay } from "../calendar/day.ts";

/** "24-12-2026" for a day as it is kept; anything else, such as a text that names no day, as it is. */
export function writeDay(value: string): string {
	return isDay(value) ? value.split("-").reverse().join("-") : value;
}

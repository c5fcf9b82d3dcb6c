import { isDay } from "../calendar/day.ts";

/** "24-12-2026" for a stored day; anything else is returned unchanged. */
export function writeDay(value: string): string {
	return isDay(value) ? value.split("-").reverse().join("-") : value;
}

import { addDays } from "../calendar/day.ts";

/** Hour in UTC at which everything in a scenario happens: in the Netherlands the same calendar day, summer and winter. */
const NOON = "T11:00:00.000Z";

/** Instant in milliseconds since 1970 of a day, or of so many days after the start. */
export function momentOf(at: string | number, start: string): number {
	return Date.parse((typeof at === "string" ? at : addDays(start, at)) + NOON);
}

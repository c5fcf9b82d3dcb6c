import { type Day, daysBetween } from "./day.ts";
import { utcOffsetOf } from "./utc-offset.ts";

const msPerDay = 86_400_000;

/** The instant at which a day begins in Europe/Amsterdam, in milliseconds since 1970; NaN when it is not a day. */
export function midnightOf(day: Day): number {
	const utc = (daysBetween("1970-01-01", day) ?? Number.NaN) * msPerDay;
	// Clocks change at 01:00 UTC, so at either midnight the offset is that of the UTC midnight before it.
	return utc - utcOffsetOf(utc - 2 * 3_600_000);
}

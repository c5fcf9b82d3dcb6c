import { addDays, type Day, today } from "../calendar/day.ts";
import { type Country, isFreeDay } from "../calendar/legal-days.ts";
import { midnightOf } from "../calendar/midnight.ts";

/** A period in which a clock stands still, from one instant to another; null while it continues. */
export type Stop = readonly [from: number, to: number | null];

interface Clock {
	readonly unit: "calendar" | "working";
	/** Whose public holidays are no working days. */
	readonly country: Country;
	readonly stops: readonly Stop[];
}

/** The longest search: even a term of a thousand working days with a hold of ten years ends within it. */
const mostDays = 6_000;

/**
 * A midnight in Europe/Amsterdam counts unless the clock stood still at that moment or, for working days, the day that begins then is free.
 */
function counts(day: Day, { unit, country, stops }: Clock): boolean {
	const midnight = midnightOf(day);
	if (stops.some(([from, to]) => from < midnight && (to === null || midnight <= to))) return false;
	return unit === "calendar" || !isFreeDay(day, country);
}

/**
 * The last day of a term that began at an instant: the first day by which enough midnights have been counted. Null while the clock stands
 * still indefinitely, and for a term longer than anybody would agree on.
 */
export function lastDayOf(startedAt: number, { days, ...clock }: Clock & { readonly days: number }): Day | null {
	let day = today(startedAt);
	let counted = 0;
	for (let looked = 0; counted < days; looked++) {
		day = addDays(day, 1);
		if (looked > mostDays || day === "") return null;
		if (counts(day, clock)) counted += 1;
	}
	return day;
}

/**
 * How many days count after one day, up to and including another that counts itself; null when the other does not count, or is not later.
 */
export function countedBetween(after: Day, until: Day, clock: Clock): number | null {
	let counted = 0;
	for (let day = addDays(after, 1), looked = 0; day !== "" && day <= until && looked <= mostDays; day = addDays(day, 1), looked++) {
		if (counts(day, clock)) counted += 1;
		if (day === until) return counts(day, clock) ? counted : null;
	}
	return null;
}

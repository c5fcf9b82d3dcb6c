import { addDays, type Day, today } from "../calendar/day.ts";
import { isFreeDay } from "../calendar/legal-days.ts";
import { midnightOf } from "../calendar/midnight.ts";

/** A period in which a clock stands still, from one instant to another; null: it lasts. */
export type Stop = readonly [from: number, to: number | null];

interface TermDays {
	readonly days: number;
	readonly unit: "calendar" | "working";
	readonly stops: readonly Stop[];
}

/** Longest search: a term of a thousand working days that stood still for ten years still ends. */
const mostDays = 6_000;

/**
 * The last day of a term that began at an instant: the first day with so many midnights counted. A midnight of
 * Europe/Amsterdam counts unless the clock stood still at it and, for working days, unless the day it begins is free. Null
 * while the clock stands still for good, and for a term longer than anybody agrees on.
 */
export function lastDayOf(startedAt: number, { days, unit, stops }: TermDays): Day | null {
	let day = today(startedAt);
	let counted = 0;
	for (let looked = 0; counted < days; looked++) {
		day = addDays(day, 1);
		if (looked > mostDays || day === "") return null;
		const midnight = midnightOf(day);
		if (stops.some(([from, to]) => from < midnight && (to === null || midnight <= to))) continue;
		if (unit === "calendar" || !isFreeDay(day)) counted += 1;
	}
	return day;
}

import { type Day, daysBetween, today } from "../calendar/day.ts";
import * as termTexts from "../texts/terms.ts";

/** How many days are left until a last day, which itself is not past; negative once it is. */
export function daysLeft(due: Day, now: number): number {
	return daysBetween(today(now), due) ?? 0;
}

/**
 * How long until a last day, or how long since, as every screen and message words it: "nog 3 dagen", "vandaag", "verlopen sinds 4 dagen".
 */
export function termText(left: number): string {
	if (left === 0) return termTexts.lastDayToday;
	return left > 0 ? termTexts.daysLeft(left) : termTexts.daysPast(-left);
}

/** A number of days of a term: "10 werkdagen". */
export function termDays(days: number, unit: "calendar" | "working"): string {
	return termTexts.daysOf[unit](days);
}

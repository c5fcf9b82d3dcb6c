import type { Day } from "../calendar/day.ts";
import * as texts from "../texts/forecast.ts";

/** Last days of the beginning and of the middle of a month. */
const begins = 10;
const middles = 20;

/** A span of days as people say it: "half jan tot begin mrt". The year is added where it is not that of `today`. */
export function spanText(first: Day, last: Day, today: Day): string {
	const [from, until] = [partOf(first), partOf(last)];
	const yearOf = (day: Day) => day.slice(0, 4);
	const isSameYear = yearOf(first) === yearOf(last);
	const named = (part: string, year: string) => (year === yearOf(today) ? part : `${part} ${year}`);
	if (isSameYear && from === until) return named(until, yearOf(last));
	return texts.span(isSameYear ? from : named(from, yearOf(first)), isSameYear ? named(until, yearOf(last)) : `${until} ${yearOf(last)}`);
}

function partOf(day: Day): string {
	const [, month = 1, date = 1] = day.split("-").map(Number);
	const { begin, middle, end } = texts.partsOfMonth;
	return `${date <= begins ? begin : date <= middles ? middle : end} ${texts.months[month - 1] ?? ""}`;
}

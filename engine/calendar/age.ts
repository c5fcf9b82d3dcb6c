import { calendarDays } from "./day.ts";

type AgeUnit = "year" | "month" | "day" | "hour" | "minute";

/** An age as people say it; `count` is negative for an instant that is still to come. */
interface Age {
	readonly unit: AgeUnit;
	readonly count: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** From this many calendar days on, an age is given in months or years: people count the first two months in days. */
const fromDays = { month: 60, year: 365 } as const;
const daysPer = { month: 30.44, year: 365.25 } as const;

/**
 * How long ago an instant was, `from` and `now` in milliseconds since 1970 (UTC); null when it is too recent to say. Days are calendar days
 * in Europe/Amsterdam, as everywhere: yesterday evening is a day ago, however few hours that is. Only within the last hour does the clock
 * count, also across midnight.
 */
export function ageOf(from: number, now: number): Age | null {
	const days = calendarDays(from, now);
	const span = Math.abs(days);
	if (span >= fromDays.year) return { unit: "year", count: Math.round(days / daysPer.year) };
	if (span >= fromDays.month) return { unit: "month", count: Math.round(days / daysPer.month) };
	const age = now - from;
	if (days !== 0 && Math.abs(age) >= hour) return { unit: "day", count: days };
	if (Math.abs(age) >= hour) return { unit: "hour", count: Math.round(age / hour) };
	return Math.abs(age) >= minute ? { unit: "minute", count: Math.trunc(age / minute) } : null;
}

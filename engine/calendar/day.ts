import { utcOffsetOf } from "./utc-offset.ts";

/** A calendar day in Europe/Amsterdam, "YYYY-MM-DD". Days compare as strings. */
export type Day = string;

const msPerDay = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is an existing calendar day: 2026-02-30 is not. */
export function isDay(value: unknown): value is Day {
	return typeof value === "string" && dayNumberOf(value) !== undefined;
}

/** Day on which the instant falls in Europe/Amsterdam. `now`: milliseconds since 1970 (UTC). */
export function today(now: number): Day {
	const dayNumber = Math.floor((now + utcOffsetOf(now)) / msPerDay);
	if (dayNumber !== lastDay.number) lastDay = { number: dayNumber, text: textOf(dayNumber) };
	return lastDay.text;
}

/** Nearly every call asks for the same day, so the last one is kept. */
let lastDay = { number: 0, text: "1970-01-01" };

/** The day `count` calendar days later (earlier when negative); "" when `day` is not a day or the outcome has no four-digit year. */
export function addDays(day: Day, count: number): Day {
	const dayNumber = dayNumberOf(day);
	if (dayNumber === undefined || !Number.isInteger(count)) return "";
	const text = textOf(dayNumber + count);
	return isDay(text) ? text : "";
}

/** Calendar days from the first day to the second, negative when the second is earlier; undefined unless both are days. */
export function daysBetween(from: Day, to: Day): number | undefined {
	const start = dayNumberOf(from);
	const end = dayNumberOf(to);
	return start === undefined || end === undefined ? undefined : end - start;
}

/** Calendar days between two instants: the midnights of Europe/Amsterdam that lie between them. */
export function calendarDays(from: number, to: number): number {
	return Math.floor((to + utcOffsetOf(to)) / msPerDay) - Math.floor((from + utcOffsetOf(from)) / msPerDay);
}

/** Days since 1970-01-01, or undefined when the text is not an existing day. */
function dayNumberOf(text: string): number | undefined {
	const match = pattern.exec(text);
	if (match === null) return undefined;
	const [, year, month, day] = match;
	const date = new Date(0);
	date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
	return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day) ? date.getTime() / msPerDay : undefined;
}

function textOf(dayNumber: number): Day {
	const instant = dayNumber * msPerDay;
	return Math.abs(instant) > 8.64e15 ? "" : new Date(instant).toISOString().slice(0, 10);
}

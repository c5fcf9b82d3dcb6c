import { type Day, isDay, today } from "../../calendar/day.ts";
import { utcOffsetOf } from "../../calendar/utc-offset.ts";
import * as requestTexts from "../../texts/requests.ts";
import type { Reader, Reading } from "./reading.ts";

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[ T,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const milliseconds = /^\d{11,13}$/;

/** An earlier date is a mistake rather than the date of a request: 0, or seconds instead of milliseconds. */
const earliest = Date.UTC(1990, 0, 1);
const dayMs = 86_400_000;
const notADate: Reading<never> = {
	problem: requestTexts.dateAsked,
};

/**
 * An instant, in milliseconds since 1970 (UTC), written as ISO 8601, as day-month-year, or in milliseconds. Without a zone it is local time
 * in Europe/Amsterdam; without a time, the beginning of the day. At most tomorrow.
 */
export function instant(now: number): Reader<number> {
	return (given) => {
		const found = instantIn(given);
		if (found === undefined || found < earliest) return notADate;
		return found > now + dayMs ? { problem: requestTexts.dateInFuture } : { value: found };
	};
}

/** A calendar day, written in the same formats. */
export const day: Reader<Day> = (given) => {
	const found = instantIn(given);
	return found === undefined ? notADate : { value: today(found) };
};

function instantIn(given: unknown): number | undefined {
	if (typeof given === "number") return Number.isSafeInteger(given) && given <= 8.64e15 ? given : undefined;
	if (typeof given !== "string" || given.length > 60) return undefined;
	const text = given.trim();
	if (milliseconds.test(text)) return Number(text);
	const [, year, month, date, hour, minute, second, zone] = iso.exec(text) ?? inDutchOrder(dutch.exec(text));
	if (year === undefined || month === undefined || date === undefined || !isDay(`${year}-${month}-${date}`)) return undefined;
	const [hours, minutes, seconds] = [hour, minute, second].map((part) => Number(part ?? 0));
	if (hours === undefined || minutes === undefined || seconds === undefined || hours > 23 || minutes > 59 || seconds > 59) return undefined;
	const written = Date.UTC(Number(year), Number(month) - 1, Number(date), hours, minutes, seconds);
	return zone === undefined ? fromLocal(written) : written - offsetIn(zone);
}

/** The parts of day-month-year in the order of ISO 8601, padded to the same lengths. */
function inDutchOrder(match: RegExpExecArray | null): readonly (string | undefined)[] {
	if (match === null) return [];
	const [all, date, month, year, hour, minute, second] = match;
	return [all, year, month?.padStart(2, "0"), date?.padStart(2, "0"), hour, minute, second];
}

/** The instant at which local time in Europe/Amsterdam reads what UTC reads at `written`. */
function fromLocal(written: number): number {
	return written - utcOffsetOf(written - utcOffsetOf(written));
}

function offsetIn(zone: string): number {
	if (zone.toUpperCase() === "Z") return 0;
	const size = Number(zone.slice(1, 3)) * 3_600_000 + Number(zone.slice(-2)) * 60_000;
	return zone.startsWith("-") ? -size : size;
}

import { text } from "../texts/text.ts";
import "../texts/areas/controls.ts";

const zone = "Europe/Amsterdam";
const absolute = new Intl.DateTimeFormat("nl-NL", {
	timeZone: zone,
	day: "numeric",
	month: "short",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
});
const dayOnly = new Intl.DateTimeFormat("nl-NL", { timeZone: zone, day: "numeric", month: "short", year: "numeric" });
const digits = new Intl.DateTimeFormat("nl-NL", { timeZone: zone, day: "2-digit", month: "2-digit", year: "numeric" });
const relative = new Intl.RelativeTimeFormat("nl-NL", { numeric: "auto" });

const minute = 60_000;
/** Largest unit first: its length, and the age from which it is used. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[] = [
	["year", 365.25 * 24 * 60 * minute, 365 * 24 * 60 * minute],
	["month", 30.44 * 24 * 60 * minute, 60 * 24 * 60 * minute],
	["day", 24 * 60 * minute, 24 * 60 * minute],
	["hour", 60 * minute, 60 * minute],
	["minute", minute, minute],
];

/** "20 nov 2026, 10:31", in the Netherlands' time whatever the zone of the browser. Instant in milliseconds. */
export function absoluteText(at: number): string {
	return absolute.format(at).replace(" om ", ", ");
}

/** "20 nov 2026". */
export function dayText(at: number): string {
	return dayOnly.format(at);
}

/** "20-11-2026". */
export function dayDigits(at: number): string {
	return digits.format(at);
}

/** "11 minuten geleden". Days up to two months, as people count a process's age in days. */
export function relativeText(at: number, now: number): string {
	const age = now - at;
	for (const [unit, length, from] of units) {
		if (Math.abs(age) >= from) return relative.format(-Math.round(age / length), unit);
	}
	return text("date.now");
}

/** "1 dag", "12 dagen". */
export function daysText(days: number): string {
	return text(days === 1 ? "days.one" : "days.other", { count: days });
}

import { ageOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import "../../texts/areas/controls.ts";

const zone = "Europe/Amsterdam";
const absolute = new Intl.DateTimeFormat("nl-NL", {
	timeZone: zone,
	day: "numeric",
	month: "short",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
});
const toldDay = new Intl.DateTimeFormat("nl-NL", { timeZone: zone, day: "numeric", month: "short", year: "numeric" });
const dayOnly = new Intl.DateTimeFormat("nl-NL", { timeZone: zone, day: "2-digit", month: "2-digit", year: "numeric" });
const clock = new Intl.DateTimeFormat("nl-NL", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
const relative = new Intl.RelativeTimeFormat("nl-NL", { numeric: "auto" });

/** E.g. "20 nov 2026, 10:31", in Dutch time whatever the browser's time zone. `at` in milliseconds since 1970. */
export function absoluteText(at: number): string {
	return absolute.format(at).replace(" om ", ", ");
}

/**
 * The same for an instant that may stand for a day without a time, as other systems give them: such a day is stored as
 * its midnight, and reads "20 nov 2026".
 */
export function toldText(at: number): string {
	return isToldDay(at) ? toldDay.format(at) : absoluteText(at);
}

const isToldDay = (at: number) => at % 60_000 === 0 && clock.format(at) === "00:00";

/** E.g. "20-11-2026", the format of all days that people enter. */
export function dayText(at: number): string {
	return dayOnly.format(at);
}

/** E.g. "10:31". */
export function clockText(at: number): string {
	return clock.format(at);
}

/** E.g. "11 minuten geleden", "gisteren"; for a day without a time "vandaag", at any hour. */
export function relativeText(at: number, now: number): string {
	const age = ageOf(at, now);
	if (isToldDay(at) && dayText(at) === dayText(now)) return relative.format(0, "day");
	return age === null ? text("date.now") : relative.format(-age.count, age.unit);
}

/** E.g. "1 dag", "12 dagen". */
export function daysText(days: number): string {
	return text(days === 1 ? "days.one" : "days.other", { count: days });
}

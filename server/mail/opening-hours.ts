import { addDays, type Country, type Day, isFreeDay, today, utcOffsetOf } from "../../engine/index.ts";

const minuteMs = 60_000;
/**
 * On clocks in Europe/Amsterdam, in minutes since midnight: messages are sent between half past seven in the morning and eight in the
 * evening.
 */
const opens = 7 * 60 + 30;
const closes = 20 * 60;

/** The instant at which clocks show this time on a day, in summer time or standard time. In milliseconds since 1970. */
function instantOf(day: Day, minutes: number): number {
	// Clocks change at night, hours before the first message: the UTC offset at noon applies to all hours used here.
	return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs - utcOffsetOf(Date.parse(`${day}T12:00:00Z`));
}

/** The first instant from `now` at which a message may be sent: during the day, and not at weekends or on public holidays. */
export function openFrom(now: number, country: Country = "nl"): number {
	let day = today(now);
	if (!isFreeDay(day, country) && now < instantOf(day, closes)) return Math.max(now, instantOf(day, opens));
	do day = addDays(day, 1);
	while (isFreeDay(day, country));
	return instantOf(day, opens);
}

/** Half past seven on the day of `now`, even on a free day. */
export const dailyInstant = (now: number): number => instantOf(today(now), opens);

/** Half past seven on the last working day before that of `now`. */
export function dailyInstantBefore(now: number, country: Country = "nl"): number {
	let day = today(now);
	do day = addDays(day, -1);
	while (isFreeDay(day, country));
	return instantOf(day, opens);
}

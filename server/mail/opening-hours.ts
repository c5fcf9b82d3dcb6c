import { addDays, type Day, isFreeDay, type TenantDefinition, today, utcOffsetOf } from "../../engine/index.ts";

const minuteMs = 60_000;
/** On clocks in Europe/Amsterdam, in minutes since midnight: messages leave between half past seven in the morning and eight in the evening. */
const opens = 7 * 60 + 30;
const closes = 20 * 60;

/** The instant at which clocks show a time, on a day; in summer time and out of it. In milliseconds since 1970. */
function instantOf(day: Day, minutes: number): number {
	// Clocks change at night, hours before the first message: the offset of noon is that of all hours used here.
	return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs - utcOffsetOf(Date.parse(`${day}T12:00:00Z`));
}

/** The country whose public holidays hold for a tenant: the first of those in which it looks for addresses. */
export function countryOf({ map }: Pick<TenantDefinition, "map">): "nl" | "be" {
	return map.countries[0] ?? "nl";
}

/** The first instant from `now` on at which a message may reach somebody: by day, and not at weekends or on public holidays. */
export function openFrom(now: number, country: "nl" | "be" = "nl"): number {
	let day = today(now);
	if (!isFreeDay(day, country) && now < instantOf(day, closes)) return Math.max(now, instantOf(day, opens));
	do day = addDays(day, 1);
	while (isFreeDay(day, country));
	return instantOf(day, opens);
}

/** Half past seven on the day of `now`, whichever day that is. */
export const dailyInstant = (now: number): number => instantOf(today(now), opens);

/** Half past seven on the last working day before that of `now`. */
export function dailyInstantBefore(now: number, country: "nl" | "be" = "nl"): number {
	let day = today(now);
	do day = addDays(day, -1);
	while (isFreeDay(day, country));
	return instantOf(day, opens);
}

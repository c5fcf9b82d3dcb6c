import { addDays, type Day, daysBetween } from "./day.ts";

/** A Monday, to count weekdays from. */
const monday = "2024-01-01";

/**
 * Days that a decree treats as public holidays (Algemene termijnenwet, article 3, third paragraph), from 2026 to 2028. Later ones are not
 * known yet, so a term that ends near Ascension Day or King's Day after 2028 may really end later than computed here.
 */
const byDecree: ReadonlySet<Day> = new Set(["2026-01-02", "2026-05-15", "2027-05-07", "2028-04-28", "2028-05-26"]);

/** Days with a fixed date, as MM-DD. */
const fixed: ReadonlySet<string> = new Set(["01-01", "05-05", "12-25", "12-26"]);

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. Easter and Whit Sunday are Sundays anyway. */
const fromEaster: ReadonlySet<number> = new Set([-2, 1, 39, 50]);

/**
 * The day on which a term ends by Dutch law (Algemene termijnenwet, article 1) when it would end on `day`: the same, or
 * the next that is not a Saturday, Sunday or public holiday. "" when `day` is not a day.
 */
export function legalEnd(day: Day): Day {
	let end = day;
	while (end !== "" && isFreeDay(end, "nl")) end = addDays(end, 1);
	return end === "" || daysBetween(end, end) === undefined ? "" : end;
}

/** Days for objecting to a decision: six weeks, from the day after its publication (Awb 6:7 and 6:8). */
const objectionDays = 42;

/** The last day for objecting to a decision that was published on `day`, by Dutch law. "" when `day` is not a day. */
export const objectionEnd = (day: Day): Day => legalEnd(addDays(day, objectionDays));

/** A country whose public holidays are known. */
export type Country = "nl" | "be";

/** The country whose public holidays apply to a tenant: the first of those in which it looks up addresses. */
export function countryOf({ map }: { readonly map: { readonly countries: readonly Country[] } }): Country {
	return map.countries[0] ?? "nl";
}

/** The country of a municipality by its code, which has four digits in the Netherlands (CBS) and five in Belgium (NIS). */
export function countryOfMunicipality(code: string): Country {
	return code.length === 5 ? "be" : "nl";
}

/** A Saturday, a Sunday or a public holiday in the country. */
export function isFreeDay(day: Day, country: Country): boolean {
	const weekday = (((daysBetween(monday, day) ?? 0) % 7) + 7) % 7;
	return weekday >= 5 || (country === "be" ? isBelgianHoliday(day) : isPublicHoliday(day));
}

/** Days with a fixed date, as MM-DD, and days after Easter Sunday: the ten public holidays of Belgium (royal decree of 18 April 1974). */
const belgianFixed: ReadonlySet<string> = new Set(["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"]);
const belgianFromEaster: ReadonlySet<number> = new Set([1, 39, 50]);

/** Public holidays of Belgium on their own day; the day that an employer gives for one at a weekend differs by employer. */
export function isBelgianHoliday(day: Day): boolean {
	return belgianFixed.has(day.slice(5)) || belgianFromEaster.has(daysBetween(easterSunday(Number(day.slice(0, 4))), day) ?? Number.NaN);
}

/** Public holidays of the Netherlands under article 3 of the Algemene termijnenwet, without the Sundays. */
export function isPublicHoliday(day: Day): boolean {
	const year = Number(day.slice(0, 4));
	return (
		fixed.has(day.slice(5)) ||
		day === kingsDay(year) ||
		byDecree.has(day) ||
		fromEaster.has(daysBetween(easterSunday(year), day) ?? Number.NaN)
	);
}

/** 27 April, or the day before when that is a Sunday. Since 2014; Queen's Day, 30 April, before that is not needed here. */
function kingsDay(year: number): Day {
	const day = dayOf(year, 4, 27);
	return (daysBetween(monday, day) ?? 0) % 7 === 6 ? dayOf(year, 4, 26) : day;
}

/** By the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Day {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const correction = Math.floor((8 * century + 13) / 25);
	const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const marchDays = epact + weekday - 7 * shift + 114;
	return dayOf(year, Math.floor(marchDays / 31), (marchDays % 31) + 1);
}

function dayOf(year: number, month: number, day: number): Day {
	return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

import { type Day, daysBetween, isDay } from "../calendar/day.ts";
import * as valueTexts from "../texts/values.ts";

/** Days are stored as "YYYY-MM-DD" and displayed as "DD-MM-JJJJ". */
const stored = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const spaced = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4}|\d{2})$/;
const yearless = /^(\d{1,2})[-/.](\d{1,2})$/;
const solid = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const named = /^(\d{1,2})[-. ]{0,2}([a-z]{3,9})\.?(?:[- ']{0,2}(\d{4}|\d{2}))?$/;
const weekday = /^(?:ma|di|wo|do|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)[,.]? /;

/** Abbreviations that are not a prefix of the full name. */
const shortNames: Readonly<Record<string, number>> = { mrt: 3 };

/**
 * The day that somebody typed, in any notation that Dutch people use: "1-1-24", "01/01/2024", "1 november 2026", "1 nov", "1-11". Without a
 * year, the date nearest to `today`. Null when it is not an existing day.
 */
export function readDay(text: string, today: Day): Day | null {
	const typed = text
		.toLowerCase()
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.replace(/[\s\u00a0]+/g, " ")
		.trim()
		.replace(weekday, "");
	const inOrder = stored.exec(typed);
	if (inOrder) return dayOf(Number(inOrder[1]), Number(inOrder[2]), Number(inOrder[3]));
	const digits = spaced.exec(typed) ?? solid.exec(typed);
	if (digits) return dayOf(yearOf(digits[3]), Number(digits[2]), Number(digits[1]));
	const short = yearless.exec(typed);
	if (short) return nearest(Number(short[2]), Number(short[1]), today);
	const words = named.exec(typed);
	const month = words ? monthOf(words[2] ?? "") : undefined;
	if (!words || month === undefined) return null;
	const day = Number(words[1]);
	return words[3] === undefined ? nearest(month, day, today) : dayOf(yearOf(words[3]), month, day);
}

/** Two digits are a year of this century below 70, and of the past century otherwise. */
function yearOf(digits = ""): number {
	const year = Number(digits);
	return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
}

function monthOf(name: string): number | undefined {
	const found = valueTexts.months.findIndex((month) => month.startsWith(name));
	if (found !== -1) return found + 1;
	return name === "sept" ? 9 : shortNames[name];
}

function nearest(month: number, day: number, today: Day): Day | null {
	const year = Number(today.slice(0, 4));
	const days = [year, year + 1, year - 1].flatMap((each) => dayOf(each, month, day) ?? []);
	const distance = (each: Day) => Math.abs(daysBetween(today, each) ?? 0);
	return days.reduce<Day | null>((best, each) => (best === null || distance(each) < distance(best) ? each : best), null);
}

function dayOf(year: number, month: number, day: number): Day | null {
	const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
	return year >= 1000 && isDay(text) ? text : null;
}

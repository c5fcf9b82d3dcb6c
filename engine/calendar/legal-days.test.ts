import { describe, expect, it } from "@jest/globals";
import { addDays, type Day } from "./day.ts";
import { isBelgianHoliday, isFreeDay, isPublicHoliday, legalEnd } from "./legal-days.ts";

/** Every day from one day to another, both included. */
function* days(from: Day, to: Day): Generator<Day> {
	for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

const weekdayOf = (day: Day) => new Date(`${day}T12:00:00Z`).getUTCDay();

describe("days that count in law", () => {
	it("knows the public holidays of Belgium, and that they are not those of the Netherlands", () => {
		const year = [...days("2026-01-01", "2026-12-31")];
		expect(year.filter(isBelgianHoliday)).toEqual([
			"2026-01-01",
			"2026-04-06",
			"2026-05-01",
			"2026-05-14",
			"2026-05-25",
			"2026-07-21",
			"2026-08-15",
			"2026-11-01",
			"2026-11-11",
			"2026-12-25",
		]);
		const only = (country: "nl" | "be", other: "nl" | "be") => year.filter((day) => isFreeDay(day, country) && !isFreeDay(day, other));
		expect(only("be", "nl")).toEqual(["2026-05-01", "2026-07-21", "2026-11-11"]);
		expect(only("nl", "be")).toEqual(["2026-01-02", "2026-04-03", "2026-04-27", "2026-05-05", "2026-05-15"]);
	});

	it("knows the public holidays of a year, with Easter early and late", () => {
		const of = (year: number) => [...days(`${year}-01-01`, `${year}-12-31`)].filter(isPublicHoliday);
		expect(of(2025)).toEqual([
			"2025-01-01",
			"2025-04-18",
			"2025-04-21",
			"2025-04-26",
			"2025-05-05",
			"2025-05-29",
			"2025-06-09",
			"2025-12-25",
			"2025-12-26",
		]);
		expect(of(2026)).toEqual([
			"2026-01-01",
			"2026-01-02",
			"2026-04-03",
			"2026-04-06",
			"2026-04-27",
			"2026-05-05",
			"2026-05-14",
			"2026-05-15",
			"2026-05-25",
			"2026-12-25",
			"2026-12-26",
		]);
		// Good Friday of the earliest and latest Easter of the century.
		expect(isPublicHoliday("2008-03-21")).toBe(true);
		expect(isPublicHoliday("2038-04-23")).toBe(true);
	});

	it("ends a term on the same day, or on the next that is no weekend and no holiday", () => {
		expect(legalEnd("2026-11-24")).toBe("2026-11-24");
		expect(legalEnd("2026-11-21")).toBe("2026-11-23");
		expect(legalEnd("2026-12-25")).toBe("2026-12-28");
		// New Year's Day, followed by a Saturday and a Sunday.
		expect(legalEnd("2027-01-01")).toBe("2027-01-04");
		expect(legalEnd("2026-05-14")).toBe("2026-05-18");
		expect(legalEnd("2026-02-30")).toBe("");
		expect(legalEnd("")).toBe("");
	});

	it("moves the last day of an objection period for 24 of the 754 working days of 2026 to 2028 on which something can be published", () => {
		const working = [...days("2026-01-01", "2028-12-31")].filter((day) => weekdayOf(day) % 6 !== 0 && !isPublicHoliday(day));
		const moved = working.filter((day) => legalEnd(addDays(day, 42)) !== addDays(day, 42));
		expect([working.length, moved.length]).toEqual([754, 24]);
	});

	it("answers never before the day asked, and never with a weekend or a holiday", () => {
		for (const day of days("2014-01-01", "2100-12-31")) {
			const end = legalEnd(day);
			expect(end >= day).toBe(true);
			if (weekdayOf(end) % 6 === 0 || isPublicHoliday(end)) throw new Error(`${day} ends on ${end}`);
		}
	});
});

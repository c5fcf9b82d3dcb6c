import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addDays, calendarDays, daysBetween, isDay, today } from "./day.ts";

const intl = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Amsterdam", year: "numeric", month: "2-digit", day: "2-digit" });
const instants = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2099, 11, 31) });
const days = instants.map((instant) => today(instant));

describe("days in Europe/Amsterdam", () => {
	it("today is the day that Intl says, at any instant", () => {
		fc.assert(fc.property(instants, (instant) => expect(today(instant)).toBe(intl.format(instant))));
	});

	it("the day changes at midnight in summer and in winter, also next to a clock change", () => {
		expect(today(Date.UTC(2026, 6, 1, 21, 59))).toBe("2026-07-01");
		expect(today(Date.UTC(2026, 6, 1, 22, 0))).toBe("2026-07-02");
		expect(today(Date.UTC(2026, 0, 1, 22, 59))).toBe("2026-01-01");
		expect(today(Date.UTC(2026, 0, 1, 23, 0))).toBe("2026-01-02");
		expect(today(Date.UTC(2026, 2, 28, 23, 0))).toBe("2026-03-29");
		expect(today(Date.UTC(2026, 9, 24, 21, 59))).toBe("2026-10-24");
		expect(today(Date.UTC(2026, 9, 25, 22, 30))).toBe("2026-10-25");
	});

	it("adding days and counting them back agree, across clock changes and leap days", () => {
		fc.assert(
			fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
				expect(daysBetween(day, addDays(day, count))).toBe(count);
			}),
		);
		expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
		expect(addDays("2026-03-20", 43)).toBe("2026-05-02");
	});

	it("counts calendar days, not stretches of 24 hours", () => {
		expect(calendarDays(Date.UTC(2026, 2, 28, 22, 30), Date.UTC(2026, 2, 28, 23, 30))).toBe(1);
		expect(calendarDays(Date.UTC(2026, 2, 28, 12), Date.UTC(2026, 2, 29, 11))).toBe(1);
	});

	it("knows which texts are days", () => {
		expect(["2026-02-29", "2026-2-1", "2026-13-01", "", "Cancelled", "2026-01-01T00:00"].filter(isDay)).toEqual([]);
		expect(["2024-02-29", "2026-12-31", "0001-01-01"].filter(isDay)).toHaveLength(3);
		expect(isDay(20260101)).toBe(false);
	});

	it("answers nothing for what is not a day", () => {
		expect(addDays("soon", 1)).toBe("");
		expect(addDays("9999-12-31", 1)).toBe("");
		expect(daysBetween("soon", "2026-01-01")).toBeUndefined();
	});
});

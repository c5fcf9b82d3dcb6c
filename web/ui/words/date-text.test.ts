import { describe, expect, it } from "@jest/globals";
import { absoluteText, clockText, daysText, dayText, relativeText, toldText } from "./date-text.ts";

const at = Date.UTC(2026, 10, 20, 9, 31);
const minute = 60_000;
const day = 24 * 60 * minute;

describe("displayed dates", () => {
	it("are in Dutch and in Dutch time, winter and summer", () => {
		expect(absoluteText(at)).toBe("20 nov 2026, 10:31");
		expect(absoluteText(Date.UTC(2026, 6, 1, 22, 5))).toBe("2 jul 2026, 00:05");
		expect(dayText(at)).toBe("20-11-2026");
		expect(clockText(at)).toBe("10:31");
	});

	it("leave out the time of what somebody else told as a day, in winter and in summer", () => {
		const told = [Date.UTC(2026, 10, 3, 23), Date.UTC(2026, 6, 1, 22), Date.UTC(2026, 10, 3, 23, 1), Date.UTC(2026, 10, 3, 23, 0, 12)];
		expect(told.map(toldText)).toEqual(["4 nov 2026", "2 jul 2026", "4 nov 2026, 00:01", "4 nov 2026, 00:00"]);
	});

	it.each([
		[20_000, "zojuist"],
		[11 * minute, "11 minuten geleden"],
		[2 * 60 * minute, "2 uur geleden"],
		[11 * 60 * minute, "gisteren"],
		[day, "gisteren"],
		[34 * 60 * minute, "gisteren"],
		[35 * 60 * minute, "eergisteren"],
		[17 * day, "17 dagen geleden"],
		[90 * day, "3 maanden geleden"],
		[800 * day, "2 jaar geleden"],
	])("an age of %d ms reads as %s", (age, expected) => {
		expect(relativeText(at - age, at)).toBe(expected);
	});

	it("an age of a day told alone is no number of hours", () => {
		const midnight = Date.UTC(2026, 10, 19, 23);
		expect([relativeText(midnight, at), relativeText(midnight + 1, at), relativeText(midnight - day, at)]).toEqual([
			"vandaag",
			"11 uur geleden",
			"gisteren",
		]);
	});

	it("counts one day in the singular", () => {
		expect([daysText(0), daysText(1), daysText(2)]).toEqual(["0 dagen", "1 dag", "2 dagen"]);
	});
});

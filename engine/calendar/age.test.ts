import { describe, expect, it } from "@jest/globals";
import { ageOf } from "./age.ts";

/** An instant by Dutch local time, in winter unless the zone says otherwise. */
const at = (text: string, zone = "+01:00") => Date.parse(`${text}:00${zone}`);

describe("the age of an instant", () => {
	const now = at("2026-11-20T09:00");

	it.each([
		["2026-11-20T08:59", "minute", 1],
		["2026-11-20T07:00", "hour", 2],
		["2026-11-20T00:00", "hour", 9],
		["2026-11-19T23:59", "day", 1],
		["2026-11-19T00:01", "day", 1],
		["2026-11-18T23:59", "day", 2],
		["2026-11-03T12:00", "day", 17],
		["2026-08-22T23:00", "month", 3],
		["2024-09-10T12:00", "year", 2],
	] as const)("of %s counts as people count: in %ss, %d", (text, unit, count) => {
		expect(ageOf(at(text), now)).toEqual({ unit, count });
	});

	it("is a matter of the clock just after midnight, and nothing within the minute", () => {
		expect(ageOf(at("2026-11-19T23:55"), at("2026-11-20T00:05"))).toEqual({ unit: "minute", count: 10 });
		expect(ageOf(now - 20_000, now)).toBeNull();
	});

	it("counts Dutch days across a clock change, whatever the hours are", () => {
		expect(ageOf(at("2026-03-28T23:30"), at("2026-03-29T23:00", "+02:00"))).toEqual({ unit: "day", count: 1 });
		expect(ageOf(at("2026-03-29T00:30"), at("2026-03-29T23:45", "+02:00"))).toMatchObject({ unit: "hour" });
	});

	it("of something still to come is negative", () => {
		expect(ageOf(at("2026-11-21T08:00"), now)).toEqual({ unit: "day", count: -1 });
	});
});

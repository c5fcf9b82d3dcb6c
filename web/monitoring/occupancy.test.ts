import { describe, expect, it } from "@jest/globals";
import { SYMBOLS } from "../map/map-symbols.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { limitsOf } from "./monitoring-limits.ts";
import { latestRate, occupancyState, occupancySymbol } from "./occupancy.ts";

const colorOf = (rate: number | null, limit: number) => SYMBOLS[occupancySymbol(occupancyState(rate, limit))].color;

/** Which of red, green and blue is strongest, or grey if none is. */
function hueOf(color: string): string {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
	if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return "grey";
	if (green > red && green > blue) return "green";
	return red > 150 && green > 60 ? "orange" : "red";
}

describe("the colour of occupancy", () => {
	it("REQ-180 is green below 85% of the limit, orange up to the limit, red from there, grey without data", () => {
		for (const limit of [0.5, 0.6, 1]) {
			const hues = [0, 0.849 * limit, 0.85 * limit, 0.999 * limit, limit, 1, null].map((rate) => hueOf(colorOf(rate, limit)));
			expect([limit, ...hues]).toEqual([limit, "green", "green", "orange", "orange", "red", "red", "grey"]);
		}
	});

	it("of a location is that of its last month with data", () => {
		const month = (label: string, value: number | null) => ({ label, value, noData: value === null });
		expect(latestRate([month("1", 0.1), month("2", 0.4), month("3", null)])).toBe(0.4);
		expect(latestRate([month("1", null)])).toBeNull();
		expect(latestRate([])).toBeNull();
	});
});

describe("the limits", () => {
	it("are 0.5, and 0.6 in the chart, unless the tenant says otherwise", () => {
		expect(limitsOf(exampleTenant)).toEqual({ limit: 0.5, chartLimit: 0.6 });
		expect(limitsOf({ ...exampleTenant, monitoring: { enabled: true } as typeof exampleTenant.monitoring })).toEqual({
			limit: 0.5,
			chartLimit: 0.6,
		});
		const own = { enabled: true, limit: 0.4, chartLimit: 0.7 };
		expect(limitsOf({ ...exampleTenant, monitoring: own })).toEqual({ limit: 0.4, chartLimit: 0.7 });
	});
});

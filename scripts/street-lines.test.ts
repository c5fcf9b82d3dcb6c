import { describe, expect, it } from "@jest/globals";
import { metresBetween, type StreetAddress, streetLines } from "./street-lines.ts";

const here = { lat: 52, lng: 5 };
/** An address some metres east and north of a fixed place. */
const at = (houseNumber: number, east: number, north: number): StreetAddress => ({
	houseNumber,
	lat: here.lat + north / 111_195,
	lng: here.lng + east / (111_195 * Math.cos((here.lat * Math.PI) / 180)),
});
const metres = (place: { lat: number; lng: number }) => [
	Math.round((place.lng - here.lng) * 111_195 * Math.cos((here.lat * Math.PI) / 180)),
	Math.round((place.lat - here.lat) * 111_195),
];

describe("the lines of a street, out of its addresses", () => {
	it("run between the houses on both sides, from one end to the other", () => {
		const houses = Array.from({ length: 20 }, (_, index) => at(index + 1, index * 15, index % 2 === 0 ? 8 : -8));
		const [line, ...more] = streetLines(houses);
		expect(more).toEqual([]);
		const places = (line ?? []).map(metres);
		for (const [, north = 99] of places) expect(Math.abs(north)).toBeLessThan(6);
		const [first, last] = [line?.[0], line?.at(-1)];
		if (!first || !last) throw new Error("there is no line");
		expect(metresBetween(first, last)).toBeGreaterThan(200);
	});

	it("join two known points, but not across a gap", () => {
		expect(streetLines([at(1, 0, 0), at(40, 200, 0)]).map((line) => line.map(metres))).toEqual([
			[
				[0, 0],
				[200, 0],
			],
		]);
		expect(streetLines([at(1, 0, 0), at(90, 600, 0)])).toEqual([]);
		expect(streetLines([at(1, 0, 0), at(3, 100, 0), at(90, 900, 0), at(92, 1000, 0)])).toHaveLength(2);
	});

	it("fork where the street does, and are empty for one address", () => {
		const cross = [at(1, -100, 0), at(2, 0, 0), at(3, 100, 0), at(4, 0, 100)];
		const lines = streetLines(cross);
		expect(lines.flatMap((line) => line.length - 1).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2);
		expect(lines).toHaveLength(2);
		expect(streetLines([at(1, 0, 0)])).toEqual([]);
		expect(streetLines([at(1, 0, 0), at(3, 10, 0)])).toEqual([]);
	});
});

import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { readArea, writeArea } from "./map-area.ts";

const degrees = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((number) => number / 10_000);

it("reads back every box that it writes", () => {
	fc.assert(
		fc.property(degrees(90), degrees(90), degrees(180), degrees(180), (oneSouth, otherSouth, oneWest, otherWest) => {
			fc.pre(oneSouth !== otherSouth && oneWest !== otherWest);
			const area = {
				south: Math.min(oneSouth, otherSouth),
				north: Math.max(oneSouth, otherSouth),
				west: Math.min(oneWest, otherWest),
				east: Math.max(oneWest, otherWest),
			};
			expect(readArea(writeArea(area))).toEqual(area);
		}),
	);
});

it("takes nothing for a box that is none", () => {
	for (const text of [null, "", "52,5,53", "52,5,53,6,7", "53,5,52,6", "52,6,53,5", "52,5,91,6", "a,5,53,6", "52,5,53,1e3", "52,,53,6"])
		expect([text, readArea(text)]).toEqual([text, null]);
});

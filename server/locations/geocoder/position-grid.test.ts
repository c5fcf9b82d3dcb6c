import { describe, expect, it } from "@jest/globals";
import { distanceMetres } from "./distance.ts";
import { PositionGrid } from "./position-grid.ts";

describe("PositionGrid", () => {
	it("finds exactly what a look at every item finds, nearest first", () => {
		const items = Array.from({ length: 2_000 }, (_, n) => ({
			latitude: 52 + ((n * 7919) % 1000) / 10_000,
			longitude: 5.9 + ((n * 104_729 + Math.floor(n / 1000) * 17) % 1000) / 10_000,
		}));
		const grid = new PositionGrid(items);
		for (const centre of [
			{ latitude: 52.05, longitude: 5.95 },
			{ latitude: 52.0001, longitude: 5.9001 },
		]) {
			const expected = items
				.map((item) => distanceMetres(centre, item))
				.filter((metres) => metres <= 2_500)
				.sort((a, b) => a - b);
			expect(grid.within(centre, 2_500).map(({ metres }) => metres)).toEqual(expected);
			expect(expected.length).toBeGreaterThan(5);
		}
	});

	it("measures metres", () => {
		expect(distanceMetres({ latitude: 52, longitude: 5 }, { latitude: 52.001, longitude: 5 })).toBeCloseTo(111.2, 1);
	});
});

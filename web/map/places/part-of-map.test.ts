import { describe, expect, it } from "@jest/globals";
import { fromMercator, mercator, mostSquares, squaresIn, worldPixels } from "../../../engine/index.ts";
import { partInView } from "./part-of-map.ts";

/** What a map of so many pixels shows around a place. */
function viewOf(width: number, height: number, zoom: number) {
	const { x, y } = mercator({ latitude: 52.1, longitude: 5.3 });
	const [aside, down] = [width, height].map((pixels) => pixels / 2 / (worldPixels * 2 ** zoom)) as [number, number];
	const [first, last] = [fromMercator({ x: x - aside, y: y - down }), fromMercator({ x: x + aside, y: y + down })];
	return { south: last.latitude, west: first.longitude, north: first.latitude, east: last.longitude };
}

const zooms = Array.from({ length: 53 }, (_, index) => 6 + index / 4);

describe("the part of a map that is asked about", () => {
	it.each([
		[390, 240],
		[1380, 862],
		[1440, 900],
		[2560, 1440],
		[5120, 2880],
	])("has no more squares than an answer is about, on a map of %i by %i pixels at every zoom", (width, height) => {
		for (const zoom of zooms) {
			const view = viewOf(width, height, zoom);
			const part = partInView(view, zoom);
			const [south = 0, west = 0, north = 0, east = 0] = part.box.split(",").map(Number);
			expect([zoom, squaresIn({ south, west, north, east }, Number(part.zoom)) <= mostSquares]).toEqual([zoom, true]);
			expect([zoom, south <= view.south && west <= view.west && north >= view.north && east >= view.east]).toEqual([zoom, true]);
		}
	});

	it("has the map's own zoom where that is not too near", () => {
		for (const zoom of zooms.filter((each) => each < 17)) expect(partInView(viewOf(1380, 862, zoom), zoom).zoom).toBe(String(zoom));
	});
});

import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import type { MapPoint } from "./map-point.ts";
import { mercator } from "./mercator.ts";
import { pointPainter } from "./point-painter.ts";

const here = { latitude: 51.98, longitude: 5.91 };
const point = (uuid: string, metresEast: number): MapPoint => ({
	uuid,
	latitude: here.latitude,
	longitude: here.longitude + metresEast / 68_500,
	symbol: "realized",
	label: `0202-${uuid}`,
});

/** Paints with `here` in the middle of 400 by 300 pixels, and tells what was drawn. */
function drawn(points: readonly MapPoint[], zoom: number): { symbols: number; labels: string[] } {
	const context = {
		drawImage: jest.fn(),
		strokeText: jest.fn(),
		fillText: jest.fn<(text: string) => void>(),
		measureText: (text: string) => ({ width: text.length * 6 }),
	};
	const scale = 256 * 2 ** zoom;
	const { x, y } = mercator(here);
	pointPainter(points).paint(context as unknown as CanvasRenderingContext2D, {
		zoom,
		scale,
		originX: x * scale - 200,
		originY: y * scale - 150,
		width: 400,
		height: 300,
	});
	return { symbols: context.drawImage.mock.calls.length, labels: context.fillText.mock.calls.map(([text]) => text) };
}

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

describe("the layer of points", () => {
	it("shows symbols from zoom 10 and references from zoom 14", () => {
		expect(drawn([point("1", 0)], 9)).toEqual({ symbols: 0, labels: [] });
		expect(drawn([point("1", 0)], 10)).toEqual({ symbols: 1, labels: [] });
		expect(drawn([point("1", 0)], 13)).toEqual({ symbols: 1, labels: [] });
		expect(drawn([point("1", 0)], 14)).toEqual({ symbols: 1, labels: ["0202-1"] });
	});

	it("leaves out what lies outside the view, and a reference that would cover another", () => {
		expect(drawn([point("1", 0), point("2", 100_000)], 14).symbols).toBe(1);
		expect(drawn([point("1", 0), point("2", 30)], 14)).toEqual({ symbols: 2, labels: ["0202-1"] });
	});

	it("REQ-036 paints a circle of a point's radius in metres, at every zoom, under the symbols", () => {
		const drawnOrder: string[] = [];
		const arc = jest.fn<(x: number, y: number, radius: number) => void>(() => void drawnOrder.push("circle"));
		const nothing = () => {};
		const context = { arc, drawImage: () => void drawnOrder.push("symbol"), beginPath: nothing, fill: nothing, stroke: nothing };
		const scale = 256 * 2 ** 13;
		const { x, y } = mercator(here);
		const view = { zoom: 13, scale, originX: x * scale - 200, originY: y * scale - 150, width: 400, height: 300 };
		pointPainter([point("1", 0), { ...point("2", 0), radius: 200 }]).paint(context as unknown as CanvasRenderingContext2D, view);
		expect(drawnOrder).toEqual(["circle", "symbol", "symbol"]);
		// 200 m north of the place, in pixels of this zoom.
		const north = mercator({ ...here, latitude: here.latitude + 200 / 111_195 }).y;
		expect(arc.mock.calls[0]?.[2]).toBeCloseTo((y - north) * scale, 0);
	});

	it("finds all points under a place, nearest first, and none where none are shown", () => {
		const { at } = pointPainter([point("far", 2_000), point("near", 20), point("nearest", 5)]);
		expect(at(here, 14).map(({ uuid }) => uuid)).toEqual(["nearest", "near"]);
		expect(at(here, 18).map(({ uuid }) => uuid)).toEqual(["nearest"]);
		expect(at(here, 9)).toEqual([]);
	});
});

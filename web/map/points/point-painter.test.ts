import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { mercator } from "../../../engine/index.ts";
import type { MapPoint } from "../map-point.ts";
import { pointPainter } from "./point-painter.ts";

const here = { latitude: 51.98, longitude: 5.91 };
const point = (uuid: string, metresEast: number): MapPoint => ({
	uuid,
	latitude: here.latitude,
	longitude: here.longitude + metresEast / 68_500,
	symbol: "realized",
	label: `0202-${uuid}`,
});

/** Paints with `here` at the centre of 400 by 300 pixels, and returns what was drawn. */
function drawn(points: readonly MapPoint[], zoom: number): { symbols: number; labels: string[] } {
	const context = {
		beginPath() {},
		arc() {},
		fill() {},
		stroke() {},
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
		expect(drawn([point("1", 0)], 10)).toEqual({ symbols: 1, labels: [] });
		expect(drawn([point("1", 0)], 13)).toEqual({ symbols: 1, labels: [] });
		expect(drawn([point("1", 0)], 14)).toEqual({ symbols: 1, labels: ["0202-1"] });
	});

	it("shows numbers of points below that, with each point counted once", () => {
		const [near, far] = [[point("1", 0), point("2", 30), point("3", 60)], point("4", 30_000)];
		expect(drawn([...near, far], 9)).toEqual({ symbols: 0, labels: ["3", "1"] });
		expect(drawn([...near, far], 6)).toEqual({ symbols: 0, labels: ["4"] });
	});

	it("writes large numbers as numbers are written", () => {
		const many = { ...point("1", 0), many: { count: 2585, corners: [here, here] as const } };
		expect(drawn([many], 6).labels).toEqual(["2.585"]);
	});

	it("counts the highlighted points if others are dimmed, and all of them otherwise", () => {
		const [fits, other] = [
			{ ...point("1", 0), opacity: 0.9 },
			{ ...point("2", 30), opacity: 0.2 },
		];
		expect(drawn([fits, other], 9).labels).toEqual(["1"]);
		expect(drawn([other, { ...other, uuid: "3" }], 9).labels).toEqual(["2"]);
	});

	it("finds the group under a position at low zoom, and the nearest visible point or group", () => {
		const { groupAt, nearest } = pointPainter([point("far", 2_000), point("near", 20)]);
		const everywhere = () => true;
		expect(groupAt(here, 9)?.count).toBe(2);
		expect(groupAt({ ...here, latitude: 53 }, 9)).toBeUndefined();
		expect(groupAt(here, 10)).toBeUndefined();
		expect(nearest(here, 14, everywhere).point?.uuid).toBe("near");
		expect(nearest(here, 14, ({ longitude }) => longitude > here.longitude + 0.01).point?.uuid).toBe("far");
		expect(nearest(here, 14, () => false)).toEqual({ point: undefined });
		expect(nearest(here, 9, everywhere).group?.count).toBe(2);
	});

	it("rings the groups that hold chosen points, at low zoom, and the points themselves above it", () => {
		const { paintChosen } = pointPainter([point("1", 0), point("2", 30), point("3", 100_000)]);
		const arcs = (chosen: readonly string[], zoom: number) => {
			const arc = jest.fn<(x: number, y: number) => void>();
			const scale = 256 * 2 ** zoom;
			const { x, y } = mercator(here);
			const view = { zoom, scale, originX: x * scale - 200, originY: y * scale - 150, width: 1_000, height: 300 };
			const nothing = () => {};
			const context = { arc, beginPath: nothing, fill: nothing, stroke: nothing, fillText: nothing, drawImage: nothing };
			paintChosen(new Set(chosen))(context as unknown as CanvasRenderingContext2D, view);
			return arc.mock.calls.map(([left]) => Math.round(left));
		};
		const [near, far] = arcs([], 9);
		expect(arcs(["1", "2"], 9)).toEqual([near, far, near]);
		expect(arcs(["3"], 9)).toEqual([near, far, far]);
		expect(arcs(["elsewhere"], 9)).toEqual([near, far]);
		expect(arcs(["1"], 10)).toEqual([200]);
	});

	it("skips what is outside the view, and references that would overlap another", () => {
		expect(drawn([point("1", 0), point("2", 100_000)], 14).symbols).toBe(1);
		expect(drawn([point("1", 0), point("2", 30)], 14)).toEqual({ symbols: 2, labels: ["0202-2"] });
	});

	it("labels the topmost of several points in one place, with the number beneath it, and opens that one first", () => {
		const same = [point("under", 0), point("between", 0), point("top", 0)];
		expect(drawn([...same, point("elsewhere", 900)], 14)).toEqual({ symbols: 4, labels: ["0202-elsewhere", "0202-top +2"] });
		expect(pointPainter(same).at(here, 14)[0]?.uuid).toBe("top");
	});

	it("REQ-036 paints a circle of a point's radius in metres, at every zoom, below the symbols", () => {
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

	it("finds all points under a position, nearest first, and none where none are shown", () => {
		const { at } = pointPainter([point("far", 2_000), point("near", 20), point("nearest", 5)]);
		expect(at(here, 14).map(({ uuid }) => uuid)).toEqual(["nearest", "near"]);
		expect(at(here, 18).map(({ uuid }) => uuid)).toEqual(["nearest"]);
		expect(at(here, 9)).toEqual([]);
	});
});

import { jest } from "@jest/globals";
import { mercator } from "../../../engine/index.ts";
import type { MapPoint } from "../map-point.ts";
import { pointPainter } from "./point-painter.ts";

/** At each zoom, on a map with `coordinates` in its middle: how many icons are drawn, and the words beside them. */
export function paintedAt(
	zooms: readonly number[],
	points: readonly MapPoint[],
	coordinates: { readonly latitude: number; readonly longitude: number },
): readonly [zoom: number, icons: number, words: readonly unknown[]][] {
	const painter = pointPainter(points);
	const { x, y } = mercator(coordinates);
	return zooms.map((zoom) => {
		const circle = { beginPath() {}, arc() {}, fill() {}, stroke() {} };
		const context = { ...circle, drawImage: jest.fn(), strokeText: jest.fn(), fillText: jest.fn(), measureText: () => ({ width: 40 }) };
		const scale = 256 * 2 ** zoom;
		const view = { zoom, scale, originX: x * scale - 200, originY: y * scale - 150, width: 400, height: 300 };
		painter.paint(context as unknown as CanvasRenderingContext2D, view);
		return [zoom, context.drawImage.mock.calls.length, context.fillText.mock.calls.map(([label]) => label)];
	});
}

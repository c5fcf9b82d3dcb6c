import type { Paint } from "./canvas-view.ts";
import type { MapPoint } from "./map-point.ts";
import type { Position } from "./map-settings.ts";
import { LABEL_ZOOM, SYMBOL_ZOOM } from "./map-settings.ts";
import { SYMBOLS } from "./map-symbols.ts";
import { mercator } from "./mercator.ts";
import { spriteOf } from "./symbol-sprites.ts";

/** Finger and eye: a click this far from a point's middle still means it. */
const HIT_PIXELS = 14;
/** More labels in one picture cannot be read. */
const MAX_LABELS = 250;
const LABEL_PIXELS = 11;
/** Around the equator. */
const WORLD_METRES = 40_075_016;

export interface PointPainter {
	readonly paint: Paint;
	/** Points under a place on the screen, nearest first. `scale`: pixels of the whole world. */
	at(position: Position, zoom: number): readonly MapPoint[];
}

/** Prepares points for painting: their places are projected once, not at every repaint. */
export function pointPainter(points: readonly MapPoint[]): PointPainter {
	const xs = new Float64Array(points.length);
	const ys = new Float64Array(points.length);
	points.forEach((point, place) => {
		const { x, y } = mercator(point);
		xs[place] = x;
		ys[place] = y;
	});

	const paint: Paint = (context, view) => {
		if (view.zoom < SYMBOL_ZOOM) return;
		const size = symbolSize(view.zoom);
		const half = size / 2;
		const labelled: Label[] = [];
		const symbols: Box[] = [];
		paintCircles(context, view);
		for (let place = 0; place < points.length; place += 1) {
			const x = (xs[place] ?? 0) * view.scale - view.originX;
			const y = (ys[place] ?? 0) * view.scale - view.originY;
			if (x < -half || y < -half || x > view.width + half || y > view.height + half) continue;
			const point = points[place];
			if (point === undefined) continue;
			context.globalAlpha = point.opacity ?? 1;
			context.drawImage(spriteOf(point.symbol, size, size >= 16), Math.round(x - half), Math.round(y - half), size, size);
			if (view.zoom < LABEL_ZOOM || labelled.length >= MAX_LABELS) continue;
			symbols.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
			labelled.push({ x, y: y + half + 2, text: point.label, opacity: point.opacity ?? 1 });
		}
		paintLabels(context, labelled, symbols);
		context.globalAlpha = 1;
	};

	/** First of all, so that no circle lies over a symbol. */
	const paintCircles: Paint = (context, view) => {
		points.forEach((point, place) => {
			if (point.radius === undefined) return;
			const radius = (point.radius * view.scale) / (WORLD_METRES * Math.cos((point.latitude * Math.PI) / 180));
			const x = (xs[place] ?? 0) * view.scale - view.originX;
			const y = (ys[place] ?? 0) * view.scale - view.originY;
			if (x < -radius || y < -radius || x > view.width + radius || y > view.height + radius) return;
			context.globalAlpha = point.opacity ?? 1;
			context.beginPath();
			context.arc(x, y, radius, 0, 2 * Math.PI);
			context.fillStyle = `${SYMBOLS[point.symbol].color}14`;
			context.fill();
			context.strokeStyle = SYMBOLS[point.symbol].color;
			context.lineWidth = 1.5;
			context.stroke();
		});
	};

	const at = (position: Position, zoom: number): readonly MapPoint[] => {
		if (zoom < SYMBOL_ZOOM) return [];
		const scale = 256 * 2 ** zoom;
		const { x, y } = mercator(position);
		const reach = Math.max(HIT_PIXELS, symbolSize(zoom) / 2) / scale;
		// Asked at every move of the pointer: nothing is made for the thousands that are elsewhere.
		const hits: { readonly point: MapPoint; readonly distance: number }[] = [];
		points.forEach((point, place) => {
			const distance = Math.hypot((xs[place] ?? 0) - x, (ys[place] ?? 0) - y);
			if (distance <= reach) hits.push({ point, distance });
		});
		return hits.sort((a, b) => a.distance - b.distance).map(({ point }) => point);
	};
	return { paint, at };
}

/** Small where many lie together, readable from where labels show. */
export function symbolSize(zoom: number): number {
	if (zoom < 12) return 9;
	return zoom < LABEL_ZOOM - 1 ? 13 : 20;
}

interface Label {
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly opacity: number;
}

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** A label that would run over a symbol or over another label is left out until there is room; the popup names it at once. */
function paintLabels(context: CanvasRenderingContext2D, labels: readonly Label[], symbols: readonly Box[]): void {
	context.font = `600 ${LABEL_PIXELS}px InterVariable, system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "top";
	context.lineWidth = 3;
	context.lineJoin = "round";
	context.strokeStyle = "#ffffff";
	context.fillStyle = "#16202e";
	const taken: Box[] = [...symbols];
	for (const { x, y, text, opacity } of labels) {
		const half = context.measureText(text).width / 2;
		const box = { left: x - half, right: x + half, top: y, bottom: y + LABEL_PIXELS };
		if (taken.some((other) => overlap(box, other))) continue;
		taken.push(box);
		context.globalAlpha = opacity;
		context.strokeText(text, x, y);
		context.fillText(text, x, y);
	}
}

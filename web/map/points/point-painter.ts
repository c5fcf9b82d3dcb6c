import { mercator, symbolZoom, worldPixels } from "../../../engine/index.ts";
import type { Paint } from "../canvas-view.ts";
import type { MapPoint } from "../map-point.ts";
import type { Position } from "../map-settings.ts";
import { LABEL_ZOOM } from "../map-settings.ts";
import { SYMBOLS } from "../map-symbols.ts";
import { groupPoints, groupRadius, type PointGroup, paintGroup } from "./point-groups.ts";
import { spriteOf } from "./symbol-sprites.ts";

/** A click up to this many pixels from a point's centre still counts. */
const HIT_PIXELS = 14;
/** More labels at once are illegible. */
const MAX_LABELS = 250;
const LABEL_PIXELS = 11;
/** Metres around the equator. */
const WORLD_METRES = 40_075_016;

interface PointPainter {
	readonly paint: Paint;
	/** Paints a ring around the chosen points, given by uuid, and around the groups that hold some of them. */
	readonly paintChosen: (chosen: ReadonlySet<string>) => Paint;
	/** Points under a position on the screen, nearest first; at the same position, the topmost first. */
	at(position: Position, zoom: number): readonly MapPoint[];
	/** The group under a position on the screen, at zooms that show groups. */
	groupAt(position: Position, zoom: number): PointGroup | undefined;
	/** The point nearest to a position, or the nearest group at zooms that show groups, among those inside the box. */
	nearest(position: Position, zoom: number, isInside: (place: Position) => boolean): Nearest;
}

interface Nearest {
	readonly point?: MapPoint | undefined;
	readonly group?: PointGroup | undefined;
}

/** Prepares points for painting: projects them once instead of at every repaint. */
export function pointPainter(points: readonly MapPoint[]): PointPainter {
	const xs = new Float64Array(points.length);
	const ys = new Float64Array(points.length);
	points.forEach((point, place) => {
		const { x, y } = mercator(point);
		xs[place] = x;
		ys[place] = y;
	});

	/** Indexes of the points from west to east, for a binary search of what lies under a position. */
	const eastward = Uint32Array.from(points.keys()).sort((one, other) => (xs[one] ?? 0) - (xs[other] ?? 0));
	const firstFrom = (x: number): number => {
		let [low, high] = [0, eastward.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((xs[eastward[middle] ?? 0] ?? 0) < x) low = middle + 1;
			else high = middle;
		}
		return low;
	};

	/** Points that stand for many stay groups at every zoom. */
	const crowds = [...points.keys()].filter((place) => points[place]?.many !== undefined);
	/** Groups of the last zoom: panning asks for the same ones repeatedly. */
	let grouped: { readonly scale: number; readonly groups: readonly PointGroup[] } | undefined;
	const groupsAt = (scale: number): readonly PointGroup[] => {
		if (grouped?.scale === scale) return grouped.groups;
		const isDrawn = scale >= worldPixels * 2 ** symbolZoom;
		const of = (all: Float64Array) => (isDrawn ? Float64Array.from(crowds, (place) => all[place] ?? 0) : all);
		const members = isDrawn ? crowds.flatMap((place) => points[place] ?? []) : points;
		grouped = { scale, groups: groupPoints(members, of(xs), of(ys), scale) };
		return grouped.groups;
	};

	const paintGroups: Paint = (context, view) => {
		for (const group of groupsAt(view.scale)) {
			const [x, y, radius] = [group.x * view.scale - view.originX, group.y * view.scale - view.originY, groupRadius(group.count)];
			if (x < -radius || y < -radius || x > view.width + radius || y > view.height + radius) continue;
			paintGroup(context, group, x, y);
		}
		context.globalAlpha = 1;
	};

	const paint: Paint = (context, view) => {
		if (view.zoom < symbolZoom) {
			paintGroups(context, view);
			return;
		}
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
			if (point === undefined || point.many !== undefined) continue;
			context.globalAlpha = point.opacity ?? 1;
			context.drawImage(spriteOf(point.symbol, size, size >= 16), Math.round(x - half), Math.round(y - half), size, size);
			if (view.zoom < LABEL_ZOOM || labelled.length >= MAX_LABELS) continue;
			symbols.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
			labelled.push({ x, y: y + half + 2, text: point.label, opacity: point.opacity ?? 1 });
		}
		paintLabels(context, labelsOf(labelled), symbols);
		paintGroups(context, view);
	};

	const paintChosen =
		(chosen: ReadonlySet<string>): Paint =>
		(context, view) => {
			paint(context, view);
			if (chosen.size === 0) return;
			for (const group of groupsAt(view.scale)) {
				if (chosenIn(group, chosen) === 0) continue;
				paintRing(context, group.x * view.scale - view.originX, group.y * view.scale - view.originY, groupRadius(group.count) + 3);
			}
			if (view.zoom < symbolZoom) return;
			const radius = symbolSize(view.zoom) / 2 + 3;
			points.forEach((point, place) => {
				if (point.many !== undefined || !chosen.has(point.uuid)) return;
				const x = (xs[place] ?? 0) * view.scale - view.originX;
				const y = (ys[place] ?? 0) * view.scale - view.originY;
				if (x < -radius || y < -radius || x > view.width + radius || y > view.height + radius) return;
				paintRing(context, x, y, radius);
			});
		};

	/** Painted first, so that no circle covers a symbol. */
	const paintCircles: Paint = (context, view) => {
		points.forEach((point, place) => {
			if (point.radius === undefined || point.many !== undefined) return;
			const radius = (point.radius * view.scale) / (WORLD_METRES * Math.cos((point.latitude * Math.PI) / 180));
			const x = (xs[place] ?? 0) * view.scale - view.originX;
			const y = (ys[place] ?? 0) * view.scale - view.originY;
			if (x < -radius || y < -radius || x > view.width + radius || y > view.height + radius) return;
			context.globalAlpha = point.opacity ?? 1;
			context.beginPath();
			context.arc(x, y, radius, 0, 2 * Math.PI);
			context.fillStyle = `${SYMBOLS[point.symbol].color}14`;
			context.fill();
			strokeOnAnyGround(context, SYMBOLS[point.symbol].color, 1.5);
		});
	};

	const at = (position: Position, zoom: number): readonly MapPoint[] => {
		if (zoom < symbolZoom) return [];
		const scale = worldPixels * 2 ** zoom;
		const { x, y } = mercator(position);
		const reach = Math.max(HIT_PIXELS, symbolSize(zoom) / 2) / scale;
		// Called on every pointer move, so only points close by are examined.
		const hits: { readonly place: number; readonly distance: number }[] = [];
		for (let index = firstFrom(x - reach); index < eastward.length; index += 1) {
			const place = eastward[index] ?? 0;
			if ((xs[place] ?? 0) > x + reach) break;
			if (points[place]?.many !== undefined) continue;
			const distance = Math.hypot((xs[place] ?? 0) - x, (ys[place] ?? 0) - y);
			if (distance <= reach) hits.push({ place, distance });
		}
		return hits.sort((a, b) => a.distance - b.distance || b.place - a.place).flatMap(({ place }) => points[place] ?? []);
	};

	const groupAt = (position: Position, zoom: number): PointGroup | undefined => {
		const scale = worldPixels * 2 ** zoom;
		const { x, y } = mercator(position);
		return groupsAt(scale).find((group) => Math.hypot(group.x - x, group.y - y) * scale <= groupRadius(group.count));
	};

	const nearest: PointPainter["nearest"] = (position, zoom, isInside) => {
		const { x, y } = mercator(position);
		const groups = groupsAt(worldPixels * 2 ** zoom).filter(({ corners }) => corners.some(isInside));
		const away = (group: PointGroup) => Math.hypot(group.x - x, group.y - y);
		const group = groups.toSorted((one, other) => away(one) - away(other))[0];
		if (zoom < symbolZoom) return { group };
		let [found, least]: [MapPoint | undefined, number] = [undefined, group === undefined ? Number.POSITIVE_INFINITY : away(group)];
		points.forEach((point, place) => {
			if (point.many !== undefined) return;
			const distance = Math.hypot((xs[place] ?? 0) - x, (ys[place] ?? 0) - y);
			if (distance < least && isInside(point)) [found, least] = [point, distance];
		});
		return found === undefined ? { group } : { point: found };
	};
	return { paint, paintChosen, at, groupAt, nearest };
}

/** The number of chosen points that are known to be in a group. */
export function chosenIn({ points }: PointGroup, chosen: ReadonlySet<string>): number {
	return points.filter(({ uuid }) => chosen.has(uuid)).length;
}

function paintRing(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
	context.globalAlpha = 1;
	context.beginPath();
	context.arc(x, y, radius, 0, 2 * Math.PI);
	strokeOnAnyGround(context, "#0b57d0", 2.5);
}

/** A dark line with a white edge, as symbols have: visible on light land, on dark land and on a photograph. */
function strokeOnAnyGround(context: CanvasRenderingContext2D, color: string, width: number): void {
	context.strokeStyle = "#ffffff";
	context.lineWidth = width + 2;
	context.stroke();
	context.strokeStyle = color;
	context.lineWidth = width;
	context.stroke();
}

/** Small where many points are close together, legible from where labels are shown. */
function symbolSize(zoom: number): number {
	if (zoom < 12) return 9;
	return zoom < LABEL_ZOOM - 1 ? 13 : 20;
}

interface Label {
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly opacity: number;
}

/**
 * At one position only the topmost point is visible: it has the label, with the number of points beneath it, and takes
 * precedence over other labels.
 */
function labelsOf(labels: readonly Label[]): readonly Label[] {
	const spots = new Map<string, { readonly label: Label; readonly under: number }>();
	for (const label of labels) {
		const spot = `${Math.round(label.x)} ${Math.round(label.y)}`;
		const below = spots.get(spot);
		spots.delete(spot);
		spots.set(spot, { label, under: below === undefined ? 0 : below.under + 1 });
	}
	return [...spots.values()].reverse().map(({ label, under }) => (under === 0 ? label : { ...label, text: `${label.text} +${under}` }));
}

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Skips a label that would overlap a symbol or another label until there is room; the popup shows its name at once. */
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

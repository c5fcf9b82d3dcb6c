import { dutchNumber, groupsApart } from "../../../engine/index.ts";
import { cornersOf } from "../corners.ts";
import { OPACITY } from "../legend/point-filter.ts";
import type { MapPoint } from "../map-point.ts";
import type { Position } from "../map-settings.ts";

/** Points too close together to be told apart, drawn as one circle with their number. */
export interface PointGroup {
	/** Centre, as fractions of the world. */
	readonly x: number;
	readonly y: number;
	/** Number of highlighted points, or of all points if none are. */
	readonly count: number;
	readonly opacity: number;
	/** Its points; those that stand for many too. */
	readonly points: readonly MapPoint[];
	/** South-west and north-east corner of its points. */
	readonly corners: readonly Position[];
}

/** A square of the grid and its neighbours. */
const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
const FONT_PIXELS = 12;
const COLOR = "#334155";

/** Radius in pixels, wide enough for the number inside. */
export function groupRadius(count: number): number {
	return 9 + 3.5 * dutchNumber(count).length;
}

interface Members {
	x: number;
	y: number;
	count: number;
	readonly points: MapPoint[];
}

const countOf = ({ many }: MapPoint) => many?.count ?? 1;
const sumOf = (points: readonly MapPoint[]) => points.reduce((sum, point) => sum + countOf(point), 0);

/**
 * Groups points by the squares of a fixed grid over the world, so that groups stay the same while panning. Neighbouring
 * squares with points near their shared edge form one group. `scale`: pixels of the whole world.
 */
export function groupPoints(points: readonly MapPoint[], xs: Float64Array, ys: Float64Array, scale: number): readonly PointGroup[] {
	const squares = new Map<string, Members>();
	points.forEach((point, place) => {
		const [x, y] = [xs[place] ?? 0, ys[place] ?? 0];
		const key = `${Math.floor((x * scale) / groupsApart)} ${Math.floor((y * scale) / groupsApart)}`;
		const square = squares.get(key) ?? { x: 0, y: 0, count: 0, points: [] };
		squares.set(key, square);
		const count = countOf(point);
		square.x += x * count;
		square.y += y * count;
		square.count += count;
		square.points.push(point);
	});
	const groups: Members[] = [];
	// By the square of their centre, so that only the groups around a square are compared with it.
	const placed = new Map<string, number[]>();
	// Ties have an order that does not depend on the order of the points.
	const largestFirst = [...squares].sort(([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1));
	for (const [, { x, y, count, points: members }] of largestFirst) {
		const [middleX, middleY] = [x / count, y / count];
		const isNear = ({ x: groupX, y: groupY }: Members) => Math.hypot(groupX - middleX, groupY - middleY) * scale < groupsApart / 1.5;
		const [column, row] = [Math.floor((middleX * scale) / groupsApart), Math.floor((middleY * scale) / groupsApart)];
		const around = AROUND.flatMap(([right, down]) => placed.get(`${column + right} ${row + down}`) ?? []);
		const first = around.toSorted((a, b) => a - b).find((index) => groups[index] !== undefined && isNear(groups[index]));
		if (first !== undefined) {
			groups[first]?.points.push(...members);
			continue;
		}
		const key = `${column} ${row}`;
		placed.set(key, [...(placed.get(key) ?? []), groups.length]);
		groups.push({ x: middleX, y: middleY, count, points: [...members] });
	}
	return groups.map(groupOf);
}

function groupOf({ x, y, points }: Members): PointGroup {
	const standOut = points.filter(({ opacity = 1 }) => opacity > OPACITY.other);
	const counted = standOut.length > 0 ? standOut : points;
	const corners = cornersOf(points.flatMap((point) => point.many?.corners ?? point));
	return { x, y, count: sumOf(counted), opacity: standOut.length > 0 ? 1 : OPACITY.other, points, corners };
}

/** Paints one circle with its number; `x` and `y` in canvas pixels. */
export function paintGroup(context: CanvasRenderingContext2D, { count, opacity }: PointGroup, x: number, y: number): void {
	context.globalAlpha = opacity;
	context.beginPath();
	context.arc(x, y, groupRadius(count), 0, 2 * Math.PI);
	context.fillStyle = COLOR;
	context.fill();
	context.lineWidth = 2;
	context.strokeStyle = "#ffffff";
	context.stroke();
	context.font = `700 ${FONT_PIXELS}px InterVariable, system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = "#ffffff";
	context.fillText(dutchNumber(count), x, y + 0.5);
}

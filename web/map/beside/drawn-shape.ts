import { type Map as LeafletMap, LineUtil, Point } from "leaflet";
import { type MapShape, mostCorners, readMapShape, shapeOfBox, shapeOfCorners, writeMapShape } from "../../../engine/index.ts";

export type DrawingWay = "box" | "lasso";

/** A spot on the screen, in pixels from the corner of the map. */
export type Spot = readonly [x: number, y: number];

/** Pixels that a drawing hand moves in each direction; anything less is a press. */
const leastSize = 6;

/** The corners of what is being drawn. */
export function outlineOf(way: DrawingWay, spots: readonly Spot[]): readonly Spot[] {
	const [first, last] = [spots[0], spots.at(-1)];
	if (way === "lasso" || first === undefined || last === undefined) return spots;
	return [first, [last[0], first[1]], last, [first[0], last[1]]];
}

/** The part of the map that was drawn around, at the precision of a call's address; null for a press. */
export function drawnShape(map: LeafletMap, way: DrawingWay, spots: readonly Spot[]): MapShape | null {
	const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	if (Math.max(...xs) - Math.min(...xs) < leastSize || Math.max(...ys) - Math.min(...ys) < leastSize) return null;
	const corners = few(outlineOf(way, spots)).map(([x, y]) => {
		const { lat, lng } = map.containerPointToLatLng([x, y]);
		return { latitude: lat, longitude: lng };
	});
	const shape = shapeOfCorners(corners);
	return shape && asAsked(way === "box" ? shapeOfBox(shape.box) : shape);
}

/** The part of the map that is in view. */
export function shapeInView(map: LeafletMap): MapShape | null {
	const bounds = map.getBounds();
	return asAsked(shapeOfBox({ south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }));
}

/** Rounded to the decimals of an address, so that the server finds the same. */
const asAsked = (shape: MapShape) => readMapShape(writeMapShape(shape));

/** Simplified until it has no more corners than a call may have. */
function few(spots: readonly Spot[]): readonly Spot[] {
	const points = spots.map(([x, y]) => new Point(x, y));
	for (let pixels = 1; ; pixels *= 2) {
		const left = LineUtil.simplify(points, pixels);
		if (left.length <= mostCorners) return left.map(({ x, y }) => [x, y]);
	}
}

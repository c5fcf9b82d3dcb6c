import { type MapBox, mostSquares, squaresIn } from "../../../engine/index.ts";
import type { Position } from "../map-settings.ts";

/** A part of a map, in the format of a call. */
export interface PartOfMap {
	/** South, west, north and east. */
	readonly box: string;
	/** Omitted if nothing is drawn. */
	readonly zoom?: string;
}

/** Margin beyond each edge of the view, as a share of its size, so that a small move needs no new answer. */
const beyond = 0.25;

/** Smallest margin in degrees: the circle around a point outside the view may reach into it. */
const least = 0.005;

/** Parts begin and end at thousandths of a degree, so that nearly equal parts are requested once. */
const outward = (value: number, sign: -1 | 1, most: number) =>
	Math.max(-most, Math.min(most, (sign * Math.ceil(sign * value * 1000)) / 1000));

export function partInView({ south, west, north, east }: MapBox, zoom: number): PartOfMap {
	const [down, aside] = [Math.max(least, (north - south) * beyond), Math.max(least, (east - west) * beyond)];
	const part = widened({ south, west, north, east }, down, aside);
	return { box: boxOf(part), zoom: String(Number(answeredZoom(part, zoom).toFixed(4))) };
}

/** The nearest zoom level that the server accepts for this part: close by, the margin alone is many squares, and so is a very large window. */
function answeredZoom(part: MapBox, zoom: number): number {
	let nearest = zoom;
	while (squaresIn(part, nearest) > mostSquares) nearest -= 0.5;
	return nearest;
}

/** The surroundings of a place, some hundreds of metres each way. */
export function partAround({ latitude, longitude }: Position): PartOfMap {
	return { box: boxOf(widened({ south: latitude, west: longitude, north: latitude, east: longitude }, least, least)) };
}

const widened = ({ south, west, north, east }: MapBox, down: number, aside: number): MapBox => ({
	south: outward(south - down, -1, 90),
	west: outward(west - aside, -1, 180),
	north: outward(north + down, 1, 90),
	east: outward(east + aside, 1, 180),
});

const boxOf = ({ south, west, north, east }: MapBox) => [south, west, north, east].map((edge) => edge.toFixed(3)).join();

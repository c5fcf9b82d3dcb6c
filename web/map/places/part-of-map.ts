import { type MapBox, mostSquares, squaresIn } from "../../../engine/index.ts";
import type { Position } from "../map-settings.ts";

/** A part of a map, as a call takes it. */
export interface PartOfMap {
	/** South, west, north and east. */
	readonly box: string;
	/** Left out where nothing is drawn. */
	readonly zoom?: string;
}

/** Degrees beyond the edges of what is in view, as a part of it, so that a small move needs no other answer. */
const beyond = 0.25;

/** Degrees at least: the circle around a point outside the view may reach into it. */
const least = 0.005;

/** Parts begin and end at thousandths of a degree: what is nearly the same is asked once. */
const outward = (value: number, sign: -1 | 1, most: number) =>
	Math.max(-most, Math.min(most, (sign * Math.ceil(sign * value * 1000)) / 1000));

export function partInView({ south, west, north, east }: MapBox, zoom: number): PartOfMap {
	const [down, aside] = [Math.max(least, (north - south) * beyond), Math.max(least, (east - west) * beyond)];
	const part = widened({ south, west, north, east }, down, aside);
	return { box: boxOf(part), zoom: String(Number(answeredZoom(part, zoom).toFixed(4))) };
}

/** Nearest zoom at which an answer can be about the part: close by, what lies beyond the edges is many squares, and so is a very large window. */
function answeredZoom(part: MapBox, zoom: number): number {
	let nearest = zoom;
	while (squaresIn(part, nearest) > mostSquares) nearest -= 0.5;
	return nearest;
}

/** What lies around a place, some hundreds of metres each way. */
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

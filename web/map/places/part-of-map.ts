import type { Position } from "../map-settings.ts";

/** A part of a map, as a call takes it. */
export interface PartOfMap {
	/** South, west, north and east. */
	readonly box: string;
	/** Left out where nothing is drawn. */
	readonly zoom?: string;
}

interface Edges {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** Degrees beyond the edges of what is in view, as a part of it, so that a small move needs no other answer. */
const beyond = 0.25;

/** Degrees at least: the circle around a point outside the view may reach into it. */
const least = 0.005;

/** Parts begin and end at thousandths of a degree: what is nearly the same is asked once. */
const outward = (value: number, sign: -1 | 1, most: number) =>
	Math.max(-most, Math.min(most, (sign * Math.ceil(sign * value * 1000)) / 1000)).toFixed(3);

export function partInView({ south, west, north, east }: Edges, zoom: number): PartOfMap {
	const [down, aside] = [Math.max(least, (north - south) * beyond), Math.max(least, (east - west) * beyond)];
	return {
		box: boxOf({ south: south - down, west: west - aside, north: north + down, east: east + aside }),
		zoom: String(Number(zoom.toFixed(4))),
	};
}

/** What lies around a place, some hundreds of metres each way. */
export function partAround({ latitude, longitude }: Position): PartOfMap {
	return { box: boxOf({ south: latitude - least, west: longitude - least, north: latitude + least, east: longitude + least }) };
}

function boxOf({ south, west, north, east }: Edges): string {
	return [outward(south, -1, 90), outward(west, -1, 180), outward(north, 1, 90), outward(east, 1, 180)].join();
}

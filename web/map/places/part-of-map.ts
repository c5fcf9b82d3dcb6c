import type { Position } from "../map-settings.ts";

/** A part of a map, in the format of a call. */
export interface PartOfMap {
	/** South, west, north and east. */
	readonly box: string;
	/** Omitted if nothing is drawn. */
	readonly zoom?: string;
}

interface Edges {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** Margin beyond each edge of the view, as a share of its size, so that a small move needs no new answer. */
const beyond = 0.25;

/** Smallest margin in degrees: the circle around a point outside the view may reach into it. */
const least = 0.005;

/** Parts begin and end at thousandths of a degree, so that nearly equal parts are requested once. */
const outward = (value: number, sign: -1 | 1, most: number) =>
	Math.max(-most, Math.min(most, (sign * Math.ceil(sign * value * 1000)) / 1000)).toFixed(3);

export function partInView({ south, west, north, east }: Edges, zoom: number): PartOfMap {
	const [down, aside] = [Math.max(least, (north - south) * beyond), Math.max(least, (east - west) * beyond)];
	return {
		box: boxOf({ south: south - down, west: west - aside, north: north + down, east: east + aside }),
		zoom: String(Number(zoom.toFixed(4))),
	};
}

/** The surroundings of a place, some hundreds of metres each way. */
export function partAround({ latitude, longitude }: Position): PartOfMap {
	return { box: boxOf({ south: latitude - least, west: longitude - least, north: latitude + least, east: longitude + least }) };
}

function boxOf({ south, west, north, east }: Edges): string {
	return [outward(south, -1, 90), outward(west, -1, 180), outward(north, 1, 90), outward(east, 1, 180)].join();
}

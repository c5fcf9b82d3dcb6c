import { type MapBox, mostPlaces, mostSquares, squaresIn, symbolZoom } from "../../engine/index.ts";
import type { AskedPlacesOnMap } from "../database/rows/placed-rows.ts";
import { refusedAt } from "./asked-rows.ts";
import { geographyCode, object } from "./schema-parts.ts";

const degrees = "-?[0-9]{1,3}(\\.[0-9]{1,17})?";

/** Query parameters of a call for records in a part of a map. */
export const askedPlaces = {
	code: { type: "string", pattern: geographyCode, description: "Only those of this municipality." },
	box: {
		type: "string",
		pattern: `^${degrees}(,${degrees}){3}$`,
		description: "South, west, north and east of what is in view, in decimal degrees; everything when left out.",
	},
	zoom: {
		type: "string",
		pattern: "^[0-9]{1,2}(\\.[0-9]{1,4})?$",
		description: "Of the map, 22 at most. With it and a box, more points than an answer has are told by squares.",
	},
} as const;

export interface AskedPlaces {
	code?: string;
	box?: string;
	zoom?: string;
}

const number = { type: "number" } as const;
const count = { type: "integer", minimum: 0 } as const;

/** Schema of the answer. `point`: properties of a point besides its kind and place. */
export function placesAnswer<Point extends object>(kinds: readonly string[], point: Point) {
	const kind = { type: "string", enum: [...kinds] } as const;
	return object({
		data: object({
			points: {
				type: "array",
				items: object({ ...point, kind, latitude: number, longitude: number }),
				description: "None where there are more than an answer has.",
			},
			squares: {
				type: "array",
				items: object({ kind, count, latitude: number, longitude: number, south: number, west: number, north: number, east: number }),
				description: "In place of the points, where a box and a zoom were given: the middle and the corners of those of one kind.",
			},
			whole: { type: "boolean", description: "Whether the points are all there are." },
			counts: object(Object.fromEntries(kinds.map((each) => [each, count])) as Record<string, typeof count>),
		}),
	});
}

interface AskedPart {
	readonly box: MapBox | null;
	readonly zoom: number | null;
}

/** Throws "invalid". */
export function askedPart({ box, zoom }: { readonly [Name in "box" | "zoom"]?: string | undefined }): AskedPart {
	const [south = 0, west = 0, north = 0, east = 0] = (box ?? "").split(",").map(Number);
	const isPlace = Math.max(Math.abs(south), Math.abs(north)) <= 90 && Math.max(Math.abs(west), Math.abs(east)) <= 180;
	if (!isPlace || south > north || west > east) throw refusedAt("box");
	const near = zoom === undefined ? null : Number(zoom);
	if (near !== null && near > 22) throw refusedAt("zoom");
	if (box === undefined) return { box: null, zoom: near };
	if (near !== null && squaresIn({ south, west, north, east }, near) > mostSquares) throw refusedAt("zoom");
	return { box: { south, west, north, east }, zoom: near };
}

/**
 * The records in the requested part of the map, and how many of each kind there are. `most`: maximum number of points in an answer at zooms
 * that draw them as groups, or without a box.
 */
export async function placesIn<Row>(places: AskedPlacesOnMap<Row>, kinds: readonly string[], { box, zoom }: AskedPart, most: number) {
	const counts = await places.counts(box);
	const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
	const isDrawn = box !== null && (zoom ?? symbolZoom) >= symbolZoom;
	const few = total <= (isDrawn ? mostPlaces : Math.min(most, mostPlaces));
	return {
		points: few && total > 0 ? await places.points(box) : [],
		squares: !few && box !== null && zoom !== null ? await places.squares(box, zoom) : [],
		whole: few && box === null,
		counts: Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0])),
	};
}

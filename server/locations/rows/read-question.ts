import { type MapShape, mostCorners, readMapShape } from "../../../engine/index.ts";
import * as calls from "../../calls/asked-rows.ts";
import type { LocationQuestion } from "./list-of-locations-store.ts";

/** The list of locations as a call asks for it. */
export interface AskedLocations extends calls.AskedRows {
	category?: string;
	within?: string;
	only?: "connected";
	among?: string;
}

const usualOrder = "reference";
const degrees = "-?[0-9]{1,3}(\\.[0-9]{1,6})?";
const shape = `${degrees}(,${degrees}){3,${2 * mostCorners - 1}}`;
const one = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Parts of the map that one question may be about: what a list is kept to, and what somebody draws in it. */
const mostShapes = 2;

/** Named in an address, which has a length. */
const mostAmong = 100;

/** Its description. */
export const askedLocations = {
	category: { type: "string", maxLength: 60, description: "Word of a tab of the list; every location when left out." },
	within: {
		type: "string",
		pattern: `^${shape}(;${shape}){0,${mostShapes - 1}}$`,
		description:
			"Parts of the map, separated by semicolons: south, west, north and east of a box, or latitude and longitude of three corners or more. A row lies in each of them.",
	},
	only: { type: "string", enum: ["connected"], description: "Only those with a process that the person sees." },
	among: {
		type: "string",
		pattern: `^${one}(,${one}){0,${mostAmong - 1}}$`,
		description: `Only those of these uuids, separated by commas, ${mostAmong} at most.`,
	},
	...calls.askedRows(usualOrder),
} as const;

/** Throws "invalid". */
export function questionOf({ category, within, only, among, sort = usualOrder, ...query }: AskedLocations): LocationQuestion {
	return {
		...calls.questionOf({ ...query, sort }, category ?? null),
		within: within?.split(";").map(shapeOf) ?? [],
		connected: only === "connected",
		among: among?.split(",") ?? null,
	};
}

function shapeOf(text: string): MapShape {
	const read = readMapShape(text);
	if (read === null) throw calls.refusedAt("within");
	return read;
}

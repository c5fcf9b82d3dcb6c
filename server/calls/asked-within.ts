import { type MapShape, mostCorners, readMapShape } from "../../engine/index.ts";
import { refusedAt } from "./asked-rows.ts";

const degrees = "-?[0-9]{1,3}(\\.[0-9]{1,6})?";
const shape = `${degrees}(,${degrees}){3,${2 * mostCorners - 1}}`;

/** Parts of the map in one query: the one to which a list is limited, and the one that somebody draws in it. */
const mostShapes = 2;

/** Query parameter of a call for rows in parts of the map. */
export const askedWithin = {
	within: {
		type: "string",
		pattern: `^${shape}(;${shape}){0,${mostShapes - 1}}$`,
		description:
			"Parts of the map, separated by semicolons: south, west, north and east of a box, or latitude and longitude of three corners or more. A row lies in each of them.",
	},
} as const;

/** Throws "invalid". */
export function shapesOf(within: string | undefined): readonly MapShape[] {
	return within?.split(";").map(shapeOf) ?? [];
}

function shapeOf(text: string): MapShape {
	const read = readMapShape(text);
	if (read === null) throw refusedAt("within");
	return read;
}

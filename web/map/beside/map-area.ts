import { type MapBox, readMapShape } from "../../../engine/index.ts";

/** Ten metres: finer would make addresses longer and no list other. */
const DECIMALS = 4;

/** `52.1000,5.1000,52.2000,5.2000`: south, west, north, east. */
export function writeArea({ south, west, north, east }: MapBox): string {
	return [south, west, north, east].map((degrees) => degrees.toFixed(DECIMALS)).join(",");
}

/** Null for what is not a box on the earth. */
export function readArea(text: string | null): MapBox | null {
	const shape = text === null ? null : readMapShape(text);
	return shape === null || shape.corners !== null ? null : shape.box;
}

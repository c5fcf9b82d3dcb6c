import { type MapBox, readMapShape } from "../../../engine/index.ts";

/** Ten metres: more decimals would make addresses longer without changing a list. */
const DECIMALS = 4;

/** `52.1000,5.1000,52.2000,5.2000`: south, west, north, east. */
export function writeArea({ south, west, north, east }: MapBox): string {
	return [south, west, north, east].map((degrees) => degrees.toFixed(DECIMALS)).join(",");
}

/** Null for anything but a box on the earth. */
export function readArea(text: string | null): MapBox | null {
	const shape = text === null ? null : readMapShape(text);
	return shape === null || shape.corners !== null ? null : shape.box;
}

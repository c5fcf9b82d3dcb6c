import type { SymbolName } from "./map-symbols.ts";

/** Something that is drawn on the map and can be clicked. */
export interface MapPoint {
	readonly uuid: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly symbol: SymbolName;
	/** Reference shown from zoom 14 on. */
	readonly label: string;
	/** Metres of the circle around it; none when left out. */
	readonly radius?: number;
	/** Round in which the place was chosen beforehand; left out for what has no rounds. */
	readonly round?: string;
	/** From 0, not to be seen, to 1; left out: 1. */
	readonly opacity?: number;
}

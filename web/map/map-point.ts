import type { Position } from "./map-settings.ts";
import type { SymbolName } from "./map-symbols.ts";

/** A clickable point on the map. */
export interface MapPoint {
	readonly uuid: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly symbol: SymbolName;
	/** Reference, shown from zoom 14. */
	readonly label: string;
	/** Radius of the circle around it in metres; no circle if omitted. */
	readonly radius?: number;
	/** Round in which the location was preselected; omitted for points without rounds. */
	readonly round?: string;
	/** From 0 (invisible) to 1, the default. */
	readonly opacity?: number;
	/** Stands for this many points of its kind: it is at their centre, and `corners` are their south-west and north-east corners. */
	readonly many?: { readonly count: number; readonly corners: readonly Position[] };
}

import type { ReactNode } from "react";
import type { LegendEntry } from "./Legend.tsx";
import type { MapPoint } from "./map-point.ts";

/**
 * Points of another kind than the map's own, such as requests among charging locations. They share one layer with
 * those, so that one popup pages through all that lies under a click.
 */
export interface OtherPoints {
	readonly points: readonly MapPoint[];
	/** Not all of them are there yet. */
	readonly loading?: boolean;
	/** Contents of the popup for one of them. */
	readonly details: (uuid: string, close: () => void) => ReactNode;
	/** Kinds that the legend explains and switches. */
	readonly entries: readonly LegendEntry[];
	/** What else decides which of them are shown; folded with the legend. */
	readonly controls?: ReactNode;
	/** The same for who cannot see or click the map. */
	readonly list?: ReactNode;
}

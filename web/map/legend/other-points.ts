import type { ReactNode } from "react";
import type { MapPoint } from "../map-point.ts";
import type { TellPart } from "../places/PartInView.tsx";
import type { LegendEntry } from "./Legend.tsx";

/**
 * Points of another kind than the map's own, such as requests among charging locations. They share a layer, so that one
 * popup pages through everything under a click.
 */
export interface OtherPoints {
	readonly points: readonly MapPoint[];
	/** Points are still being loaded. */
	readonly loading?: boolean;
	/** Called with the part in view, if only the points there are loaded. */
	readonly onPart?: TellPart | undefined;
	/** Contents of the popup for one point. */
	readonly details: (uuid: string, close: () => void) => ReactNode;
	/** Kinds for the legend to explain and toggle. */
	readonly entries: readonly LegendEntry[];
	/** Further filters, collapsed with the legend. */
	readonly controls?: ReactNode;
	/** The points as a list, for people who can't see or click the map. */
	readonly list?: ReactNode;
}

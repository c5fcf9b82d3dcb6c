import type { Position } from "../map/map-settings.ts";

/** A charging location in the monitoring dialog. */
export interface MonitoredPlace extends Position {
	readonly uuid: string;
	/** E.g. "0202-118". */
	readonly name: string;
	readonly address: string;
}

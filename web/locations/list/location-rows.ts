import { paths } from "../../ui/pages/paths.ts";
import type { ChargingLocation } from "../charging-location.ts";
import type { LocationRow } from "./location-fields.tsx";

/** An unchanged location keeps its row, with everything the table has cached for it. */
const rows = new WeakMap<ChargingLocation, LocationRow>();

export function locationRows(locations: readonly ChargingLocation[]): readonly LocationRow[] {
	return locations.map((location) => {
		const { workflowUuid } = location.meta;
		const row = rows.get(location) ?? { key: location.uuid, to: workflowUuid ? paths.realisation(workflowUuid) : null, location };
		rows.set(location, row);
		return row;
	});
}

import { useQuery } from "@tanstack/react-query";
import { chargingLocationId } from "../../locations/charging-location.ts";
import { chargingLocationsQuery } from "../../locations/charging-locations-query.ts";
import { useProcess } from "./process-context.ts";
import "../../texts/areas/map.ts";

/** What a place of the process is called on every step: the id of the charging location it is linked to; undefined without a link. */
export function useLocationReference(category: "selected" | "alternative"): string | undefined {
	const { record } = useProcess();
	const { locationUuid } = record.Locations[category];
	const { data } = useQuery({
		...chargingLocationsQuery(record.MunicipalityCode),
		enabled: locationUuid !== null,
		meta: { quiet: [403] },
	});
	const linked = data?.find(({ uuid }) => uuid === locationUuid);
	return linked && chargingLocationId(linked);
}

import { useSamePosition } from "../../locations/use-same-position.ts";
import type { Position } from "../../map/map-settings.ts";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { useProcess } from "../step/process-context.ts";
import { useProcessRequests } from "./use-process-requests.ts";

/** Where the first of the process's requests is that has a place; null while none is known, and for who may not see it. */
export function useRequestPlace(): Position | null {
	const { record } = useProcess();
	const [seesRequests, seesPlaces] = [useAccess("requestlist"), useAccess("requestlocations")];
	const { found } = useProcessRequests(record.MunicipalityCode, record.requestUuids, seesRequests || seesPlaces);
	const [place = null] = record.requestUuids.flatMap((uuid) => {
		const { lat, lng } = found(uuid)?.coordinates ?? { lat: null, lng: null };
		return lat === null || lng === null ? [] : [{ latitude: lat, longitude: lng }];
	});
	return useSamePosition(place);
}

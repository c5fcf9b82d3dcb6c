import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { notifyError } from "../../api/notify.ts";
import type { ChargingLocation } from "../../locations/charging-location.ts";
import { chargingLocationsQuery } from "../../locations/charging-locations-query.ts";
import { useAccessAt, useTenant } from "../../tenants/TenantContext.tsx";
import { changeLocation } from "../change-location.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import { mapSettings } from "./map-settings.ts";
import { useProcess } from "./process-context.ts";

type Change = (action: "connect" | "disconnect", location: ChargingLocation) => Promise<void>;

const NONE: readonly ChargingLocation[] = [];

/** The charging locations of the process's municipality, which one is linked, and calls to link and unlink one at once. */
export function useLocationLinks(category: "selected" | "alternative") {
	const { record } = useProcess();
	const tenant = useTenant();
	const showUuids = useAccessAt("canAccessDebugger", record.MunicipalityCode);
	const client = useQueryClient();
	const locations = chargingLocationsQuery(record.MunicipalityCode);
	const { data = NONE, isLoading } = useQuery(locations);
	const change = useRef<Change>(async () => {});
	change.current = async (action, location) => {
		try {
			// The freshest record: what was typed meanwhile does not raise its version, an earlier link does.
			const { synced } = client.getQueryData(realisationQueries.one(record.uuid).queryKey) ?? record;
			rememberRealisation(
				client,
				await changeLocation(record.uuid, location.uuid, { action, category, synced, locationSynced: location.synced }),
			);
		} catch (error) {
			notifyError(error);
			void client.invalidateQueries({ queryKey: realisationQueries.one(record.uuid).queryKey });
		}
		await client.invalidateQueries({ queryKey: locations.queryKey });
	};
	// The same functions at every keystroke, so that the map is not drawn anew because of them.
	const onConnect = useCallback((location: ChargingLocation) => change.current("connect", location), []);
	const onDisconnect = useCallback((location: ChargingLocation) => change.current("disconnect", location), []);
	return {
		map: mapSettings(tenant),
		locations: data,
		loading: isLoading,
		linkedUuid: record.Locations[category].locationUuid,
		showUuids,
		onConnect,
		onDisconnect,
	};
}

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { locationReference } from "../../../../engine/index.ts";
import { notifyError } from "../../../api/notify.ts";
import type { ChargingLocation } from "../../../locations/charging-location.ts";
import { allChargingLocations } from "../../../locations/charging-locations-query.ts";
import { useLocationsWith } from "../../../locations/use-locations-with.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { changeLocation } from "../../connection-commands.ts";
import { useProcess } from "../../process/process-context.ts";
import { realisationQueries, rememberRealisation } from "../../realisation-queries.ts";
import "../../../texts/areas/map.ts";

type Change = (action: "connect" | "disconnect", location: ChargingLocation) => Promise<void>;

const NONE: readonly ChargingLocation[] = [];

/** The charging locations of the process's municipality, the one it is connected to, and functions to connect and disconnect one. */
export function useLocationLinks(category: "selected" | "alternative") {
	const { record, mode, askBeforeReset, beginLookup } = useProcess();
	const { map, locationPickerDiameter: diameter } = useTenant();
	const showUuids = useRightsAt(record.MunicipalityCode).may("canAccessDebugger");
	const client = useQueryClient();
	const { locationUuid: linkedUuid } = record.Locations[category];
	const data = useLocationsWith(linkedUuid, { code: record.MunicipalityCode });
	const change = useRef<Change>(async () => {});
	change.current = async (action, location) => {
		try {
			// The latest record: connecting a location raises its version, typing does not.
			const { synced } = client.getQueryData(realisationQueries.one(record.uuid).queryKey) ?? record;
			rememberRealisation(
				client,
				await changeLocation(record.uuid, location.uuid, { action, category, synced, locationSynced: location.synced }),
			);
		} catch (error) {
			notifyError(error);
			void client.invalidateQueries({ queryKey: realisationQueries.one(record.uuid).queryKey });
		}
		// Of every municipality: the one that was connected may lie in another.
		await client.invalidateQueries({ queryKey: allChargingLocations });
	};
	// Stable functions, so that the map does not re-render at every keystroke.
	const onConnect = useCallback((location: ChargingLocation) => change.current("connect", location), []);
	const onDisconnect = useCallback((location: ChargingLocation) => change.current("disconnect", location), []);
	return {
		map,
		locations: data ?? NONE,
		// Stays true after a failure: unknown is not the same as none.
		loading: data === undefined,
		linkedUuid,
		showUuids,
		// A correction must leave the progress alone, which a change of location never does.
		...(mode === "correction" ? {} : { onConnect, onDisconnect }),
		...(askBeforeReset && { beforeLinking: askBeforeReset }),
		...(beginLookup && { beginLookup }),
		...(typeof diameter === "number" ? { diameter } : {}),
	};
}

/** The id of the charging location that a location of the process is connected to; undefined if it is not connected. */
export function useLocationReference(category: "selected" | "alternative"): string | undefined {
	const { record } = useProcess();
	const { locationUuid } = record.Locations[category];
	const locations = useLocationsWith(locationUuid, { code: record.MunicipalityCode, enabled: locationUuid !== null, quiet: true });
	const linked = locations?.find(({ uuid }) => uuid === locationUuid);
	return linked && locationReference(linked);
}

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ChargingLocation } from "./charging-location.ts";
import { chargingLocationQuery, chargingLocationsQuery } from "./charging-locations-query.ts";

interface Where {
	/** Of the municipality. */
	readonly code: string;
	readonly enabled?: boolean;
	/** Says nothing if the person may not see charging locations. */
	readonly quiet?: boolean;
}

/**
 * The charging locations of a process's municipality, with this one if it lies in another: the municipality of a process can change after
 * a location was connected. Undefined while they are loaded; without the one elsewhere if only that failed.
 */
export function useLocationsWith(
	uuid: string | null,
	{ code, enabled = true, quiet = false }: Where,
): readonly ChargingLocation[] | undefined {
	const { data: here } = useQuery({ ...chargingLocationsQuery(code), enabled, ...(quiet && { meta: { quiet: [403] } }) });
	const isElsewhere = here !== undefined && uuid !== null && !here.some((location) => location.uuid === uuid);
	const { data: elsewhere, isError } = useQuery({ ...chargingLocationQuery(uuid ?? ""), enabled: isElsewhere });
	const awaited = isElsewhere && elsewhere === undefined && !isError;
	return useMemo(() => {
		if (awaited) return undefined;
		return here && isElsewhere && elsewhere ? [...here, ...elsewhere] : here;
	}, [awaited, here, elsewhere, isElsewhere]);
}

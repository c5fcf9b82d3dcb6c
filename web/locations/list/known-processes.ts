import { queryOptions, skipToken, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ConnectedLocations } from "./answered-locations.ts";

/** What the browser has learned about a list on the server: the process of each location by its uuid, null for none. */
export const knownProcesses = queryOptions<ReadonlyMap<string, string | null>>({
	queryKey: ["processes of locations"],
	queryFn: skipToken,
	staleTime: Number.POSITIVE_INFINITY,
	gcTime: Number.POSITIVE_INFINITY,
});

/** Notes what was learned about some locations: which processes they have, and that the others in the same query have none. */
export function useNoteProcesses() {
	const client = useQueryClient();
	return useCallback(
		(found: ConnectedLocations, asked: readonly string[] = []) => {
			client.setQueryData(knownProcesses.queryKey, (before = new Map<string, string | null>()) => {
				const connected = found.map(({ uuid, process }) => [uuid, process] as const);
				return new Map<string, string | null>([...before, ...asked.map((uuid) => [uuid, null] as const), ...connected]);
			});
		},
		[client],
	);
}

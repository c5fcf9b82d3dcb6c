import { queryOptions } from "@tanstack/react-query";
import type { Collected, CollectionSource } from "./collection.ts";

/**
 * For a list whose records stay on the server: the instant up to which its changes are known, the `fromTimeStamp` of
 * the next synchronisation. It takes the place of the collection that a shorter list loads.
 */
export const servedPlace = <Full extends Collected, Kept extends Collected>({ key, getPage }: CollectionSource<Full, Kept>) =>
	queryOptions({
		queryKey: ["served up to", ...key],
		queryFn: async ({ signal }) => (await getPage({ pageSize: 1, signal })).metaData?.pagination?.at ?? 0,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		retry: false,
		meta: { quiet: true },
	});

/** Key of the server's answers about a list: refetched when one of its records changes. */
export const answeredKey = (kind: string) => ["answered", kind] as const;

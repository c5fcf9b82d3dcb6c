import { queryOptions } from "@tanstack/react-query";
import type { Collected, CollectionSource } from "./collection.ts";

/**
 * Up to when the changes of a list are known whose records the server keeps to itself: the `fromTimeStamp` of the next
 * synchronisation. It stands for the collection that a shorter list loads.
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

/** What the server answered of a list: asked again when a record of it changes. */
export const answeredKey = (kind: string) => ["answered", kind] as const;

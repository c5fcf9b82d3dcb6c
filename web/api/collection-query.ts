import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Collected, CollectionSource } from "./collection.ts";
import { loadCollection, type OwnCodes } from "./load-collection.ts";

/**
 * The collection as the pages read it. Asking again takes up what is missing; what changed since is the
 * synchronisation's business.
 */
export function collectionQuery<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	source: CollectionSource<Full, Kept>,
	codes: OwnCodes,
) {
	return queryOptions({
		queryKey: source.key,
		// Not tied to the page that asked: leaving it while pages are still coming must not throw them away.
		queryFn: () => loadCollection(client, source, codes),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		// The load retries automatically, and only what failed.
		retry: false,
		structuralSharing: false,
		// What failed is told above every page, with a button for it.
		meta: { quiet: true },
	});
}

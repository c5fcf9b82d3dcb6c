import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import type { CollectionSource } from "../api/collection.ts";
import { collectionQuery } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { useRights } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { getLegacyRequests } from "./legacy-requests.ts";
import { getRequestsPage } from "./requests-page.ts";

export const requestSource: CollectionSource<AnyRequest> = {
	key: ["requests"],
	getPage: getRequestsPage,
	keep: (record) => record,
};

/** `legacy`: loaded through the older calls; updated through the collections either way. */
export const requestCollectionQuery = (client: QueryClient, codes: OwnCodes, legacy = false) =>
	collectionQuery(client, legacy ? { ...requestSource, getPage: getLegacyRequests } : requestSource, codes);

/**
 * All loaded requests the person may see; with only the right `requestlocations`, limited ones. `enabled: false` reads
 * the cache without fetching.
 */
export function useRequests({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { allCodes: codes } = useRights();
	const legacy = useLegacyLoading();
	return useQuery({ ...requestCollectionQuery(client, codes, legacy), enabled });
}

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import type { Collection, CollectionSource } from "../api/collection.ts";
import { collectionQuery } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { getLegacyRequests } from "./legacy-requests.ts";
import { getRequestsPage } from "./requests-page.ts";

export type RequestCollection = Collection<AnyRequest>;

export const requestSource: CollectionSource<AnyRequest> = {
	key: ["requests"],
	getPage: getRequestsPage,
	keep: (record) => record,
};

/** `legacy`: loaded by the calls of before the collections; kept up to date by the collections either way. */
export const requestCollectionQuery = (client: QueryClient, codes: OwnCodes, legacy = false) =>
	collectionQuery(client, legacy ? { ...requestSource, getPage: getLegacyRequests } : requestSource, codes);

/**
 * Every request the person may see, as far as it is loaded; somebody with `requestlocations` alone gets limited ones.
 * `enabled: false` looks only at what is there.
 */
export function useRequests({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { codes } = usePerson();
	const legacy = useLegacyLoading();
	return useQuery({ ...requestCollectionQuery(client, codes, legacy), enabled });
}

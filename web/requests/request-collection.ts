import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import type { Collection, CollectionSource } from "../api/collection.ts";
import { collectionQuery } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { getRequestsPage } from "./requests-page.ts";

export type RequestCollection = Collection<AnyRequest>;

export const requestSource: CollectionSource<AnyRequest> = {
	key: ["requests"],
	getPage: getRequestsPage,
	keep: (record) => record,
};

export const requestCollectionQuery = (client: QueryClient, codes: OwnCodes) => collectionQuery(client, requestSource, codes);

/**
 * Every request the person may see, as far as it is loaded; somebody with `requestlocations` alone gets limited ones.
 * `enabled: false` looks only at what is there.
 */
export function useRequests({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { codes } = usePerson();
	return useQuery({ ...requestCollectionQuery(client, codes), enabled });
}

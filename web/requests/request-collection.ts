import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import { addToCollection, type CollectionSource } from "../api/collection.ts";
import { collectionQuery, sourceOfCode } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
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
 * the cache without fetching. None where the server keeps the list to itself.
 */
export function useRequests({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { allCodes: codes } = useRights();
	const legacy = useLegacyLoading();
	const served = useTenant().listsOnServer.includes("requests");
	return useQuery({ ...requestCollectionQuery(client, codes, legacy), enabled: enabled && !served });
}

/** At least those of a geography code: where the server keeps the list to itself only those are loaded, for as long as they are shown. */
export function useRequestsAt(code: string, enabled: boolean) {
	const client = useQueryClient();
	const { allCodes } = useRights();
	const legacy = useLegacyLoading();
	const served = useTenant().listsOnServer.includes("requests");
	const query = served
		? collectionQuery(client, sourceOfCode(requestSource, code), [code], { kept: false })
		: requestCollectionQuery(client, allCodes, legacy);
	return useQuery({ ...query, enabled });
}

/** Changed requests replace what is loaded of them, in all and in those of their geography code. */
export function addRequests(client: QueryClient, changed: readonly AnyRequest[]): void {
	addToCollection(client, requestSource, changed);
	for (const request of changed) addToCollection(client, sourceOfCode(requestSource, request.geographyCode), [request]);
}

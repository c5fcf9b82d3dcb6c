import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import { addToCollection, type CollectionSource, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import { asOnlyPage, legacyRequest } from "../api/legacy-request.ts";
import { collectionQuery, type OwnCodes } from "../api/load-collection.ts";
import type { Answer } from "../api/request.ts";
import { answeredKey } from "../api/served-place.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
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
 * the cache without fetching. None if the list stays on the server.
 */
export function useRequests({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { allCodes: codes } = useRights();
	const legacy = useLegacyLoading();
	const served = useTenant().listsOnServer.includes("requests");
	return useQuery({ ...requestCollectionQuery(client, codes, legacy), enabled: enabled && !served });
}

/** Changed requests replace the loaded ones; the server's answers about their surroundings are refetched. */
export function addRequests(client: QueryClient, changed: readonly AnyRequest[]): void {
	addToCollection(client, requestSource, changed);
	if (changed.length > 0) void client.invalidateQueries({ queryKey: aroundKey });
}

/** Key of the server's answers about requests around something. */
export const aroundKey = [...answeredKey("requests"), "around"] as const;

/** All requests with the given codes, or with any code the person has. */
export async function getLegacyRequests({ codes }: PageQuery): Promise<Answer<readonly AnyRequest[]>> {
	const { data } = await (codes === undefined
		? legacyRequest(operations.legacyRequests)
		: legacyRequest(operations.legacyRequestsOfCodes, { body: { codes } }));
	return asOnlyPage(data.requests);
}

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import { asOnlyPage, legacyRequest } from "../api/legacy-request.ts";
import { collectionQuery, type OwnCodes } from "../api/load-collection.ts";
import type { Answer } from "../api/request.ts";
import { useRights } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { realisationSource } from "./realisation-source.ts";

export type { KeptRealisation } from "./realisation-source.ts";
export { realisationSource };

/** `legacy`: the first load goes through the legacy API. Updates use the current API either way. */
export const realisationCollectionQuery = (client: QueryClient, codes: OwnCodes, legacy = false) =>
	collectionQuery(client, legacy ? { ...realisationSource, getPage: getLegacyRealisations } : realisationSource, codes);

/** All processes the person may see, as far as loaded. With `enabled: false` only reads what is cached. */
export function useRealisations({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { allCodes: codes } = useRights();
	const legacy = useLegacyLoading();
	return useQuery({ ...realisationCollectionQuery(client, codes, legacy), enabled });
}

/**
 * One page of processes in the given geography codes, through the legacy API; without codes, all of them in one call. That
 * call answers only the first code of a person with a list of codes, so pass theirs explicitly.
 */
export async function getLegacyRealisations({ codes, offSet, at }: PageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	if (codes === undefined) return asOnlyPage((await legacyRequest(operations.legacyRealisations)).data.records);
	const body = {
		codes,
		pageSize: largestPage,
		...(offSet === undefined ? {} : { offSet }),
		...(at === undefined ? {} : { at }),
	};
	const { data, metaData } = await legacyRequest(operations.legacyRealisationsPaged, { body, failed: "failed" });
	return { data: data.records.map((item) => item.data), ...(metaData ? { metaData } : {}) };
}

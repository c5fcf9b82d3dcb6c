import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { collectionQuery } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { useRights } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { getLegacyRealisations } from "./legacy-realisations.ts";
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

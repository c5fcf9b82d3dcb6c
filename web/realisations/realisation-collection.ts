import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { collectionQuery } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { getLegacyRealisations } from "./legacy-realisations.ts";
import { realisationSource } from "./realisation-source.ts";

export type { KeptRealisation, RealisationCollection } from "./realisation-source.ts";
export { realisationSource };

/** `legacy`: loaded by the calls of before the collections; kept up to date by the collections either way. */
export const realisationCollectionQuery = (client: QueryClient, codes: OwnCodes, legacy = false) =>
	collectionQuery(client, legacy ? { ...realisationSource, getPage: getLegacyRealisations } : realisationSource, codes);

/** Every process the person may see, as far as it is loaded. `enabled: false` looks only at what is there. */
export function useRealisations({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { codes } = usePerson();
	const legacy = useLegacyLoading();
	return useQuery({ ...realisationCollectionQuery(client, codes, legacy), enabled });
}

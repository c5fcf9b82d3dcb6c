import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { collectionQuery } from "../api/collection-query.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { realisationSource } from "./realisation-source.ts";

export type { KeptRealisation, RealisationCollection } from "./realisation-source.ts";
export { realisationSource };

export const realisationCollectionQuery = (client: QueryClient, codes: OwnCodes) => collectionQuery(client, realisationSource, codes);

/** Every process the person may see, as far as it is loaded. `enabled: false` looks only at what is there. */
export function useRealisations({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { codes } = usePerson();
	return useQuery({ ...realisationCollectionQuery(client, codes), enabled });
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { getRealisation } from "./get-realisation.ts";
import { collectionKey, mergeRecords, type RealisationCollection } from "./realisation-collection.ts";

export const realisationQueries = {
	one: (uuid: string) =>
		queryOptions({
			queryKey: ["realisation", uuid],
			queryFn: ({ signal }) => getRealisation(uuid, signal),
			staleTime: 10_000,
		}),
};

/** After a write: the answer takes the record's place everywhere at once, so that nothing needs a second call. */
export function rememberRealisation(client: QueryClient, record: RealisationRecord): void {
	client.setQueryData(realisationQueries.one(record.uuid).queryKey, record);
	client.setQueryData<RealisationCollection>(
		collectionKey,
		(known) => known && { ...known, records: mergeRecords(known.records, [record]) },
	);
}

import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { addToCollection } from "../api/collection.ts";
import { getRealisation, type People } from "./get-realisation.ts";
import { realisationSource } from "./realisation-source.ts";

export const NOBODY: People = {};

export const realisationQueries = {
	one: (uuid: string) =>
		queryOptions({
			queryKey: ["realisation", uuid],
			queryFn: async ({ signal, client }) => {
				const { record, people } = await getRealisation(uuid, signal);
				client.setQueryData(realisationQueries.people().queryKey, (known) => ({ ...known, ...people }));
				return record;
			},
			staleTime: 10_000,
		}),
	/** Names of everybody met in a record so far; filled by reading records, never asked for by itself. */
	people: () => queryOptions<People>({ queryKey: ["people"], queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }),
};

/** After a write: the answer takes the record's place everywhere at once, so that nothing needs a second call. */
export function rememberRealisation(client: QueryClient, record: RealisationRecord): void {
	client.setQueryData(realisationQueries.one(record.uuid).queryKey, record);
	addToCollection(client, realisationSource, [record]);
}

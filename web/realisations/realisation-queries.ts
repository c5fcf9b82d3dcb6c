import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { addToCollection } from "../api/collection.ts";
import { getRealisation, type People } from "./get-realisations.ts";
import { realisationSource } from "./realisation-collection.ts";

export const NO_PEOPLE: People = {};

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
	/** Names of everyone seen in a record so far. Filled when records are read, never fetched by itself. */
	people: () => queryOptions<People>({ queryKey: ["people"], queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }),
};

/** Caches a record, for example the answer to a write, in its own query and in the collection, so that nothing has to be refetched. */
export function rememberRealisation(client: QueryClient, record: RealisationRecord): void {
	client.setQueryData(realisationQueries.one(record.uuid).queryKey, record);
	addToCollection(client, realisationSource, [record]);
}

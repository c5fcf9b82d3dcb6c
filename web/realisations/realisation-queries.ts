import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import { addToCollection } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import { realisationSource } from "./realisation-source.ts";

/** Names by user id of the people in a record's events. Users without an account here are missing. */
export type People = Readonly<Record<string, string>>;

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

interface RealisationAnswer {
	readonly record: RealisationRecord;
	readonly people: People;
}

export async function getRealisation(uuid: string, signal?: AbortSignal): Promise<RealisationAnswer> {
	const { data, related } = await call(operations.getRealisation, { params: { uuid }, signal });
	return { record: data, people: related.people };
}

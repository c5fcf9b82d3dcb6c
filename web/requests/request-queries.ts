import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import { addToCollection } from "../api/collection.ts";
import { getRequest } from "./get-request.ts";
import { requestSource } from "./request-collection.ts";

export const requestQueries = {
	one: (uuid: string) =>
		queryOptions({
			queryKey: ["request", uuid],
			queryFn: ({ signal }) => getRequest(uuid, signal),
			staleTime: 10_000,
		}),
};

/** After a write: the answer takes the request's place everywhere at once, so that nothing needs a second call. */
export function rememberRequest(client: QueryClient, record: AnyRequest): void {
	client.setQueryData(requestQueries.one(record.uuid).queryKey, record);
	addToCollection(client, requestSource, [record]);
}

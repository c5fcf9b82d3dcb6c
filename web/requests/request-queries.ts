import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import { addRequests } from "./request-collection.ts";
import { getRequest } from "./requests-api.ts";

export const requestQueries = {
	one: (uuid: string) =>
		queryOptions({
			queryKey: ["request", uuid],
			queryFn: ({ signal }) => getRequest(uuid, signal),
			staleTime: 10_000,
		}),
};

/** After a write: the response replaces the request everywhere at once, so no second call is needed. */
export function rememberRequest(client: QueryClient, record: AnyRequest): void {
	client.setQueryData(requestQueries.one(record.uuid).queryKey, record);
	addRequests(client, [record]);
}

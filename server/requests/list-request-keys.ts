import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { rowKeys, rowKeysCall } from "../calls/row-keys.ts";
import { type AskedRequests, askedRequests, questionOf } from "./list-request-rows.ts";
import { rowsOfRequestsToFill } from "./request-row-store.ts";
import { ListOfRequests } from "./rows/list-of-requests-store.ts";

export const listRequestKeys = apiRoute<{ Querystring: Omit<AskedRequests, "rows" | "page" | "after"> }>({
	...rowKeysCall("requests", "listRequestKeys", "The requests that a question finds, by uuid", askedRequests),
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const reading = askedReading(request, reply);
		const filling = await rowsOfRequestsToFill(server.data.reading, tenant.slug, access);
		const asker = { tenant, access, now: server.now(), only: query.only ?? null };
		const question = questionOf(query);
		return rowKeys(question, await ListOfRequests.of(reading, asker), filling);
	},
});

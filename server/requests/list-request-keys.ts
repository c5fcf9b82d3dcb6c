import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { rowKeys, rowKeysCall } from "../calls/row-keys.ts";
import { type AskedRequests, requestList } from "./request-list.ts";

export const listRequestKeys = apiRoute<{ Querystring: Omit<AskedRequests, "rows" | "page" | "after"> }>({
	...rowKeysCall("requests", "listRequestKeys", "The requests that a question finds, by uuid", requestList.asked),
	async handler(request, reply) {
		const { query } = request;
		const filling = await requestList.filling(request);
		const question = requestList.questionOf(query);
		return rowKeys(question, await requestList.open(askedReading(request, reply), request, query), filling);
	},
});

import { questionOf } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { rowKeys, rowKeysCall } from "../calls/row-keys.ts";
import { type AskedRequests, askedRequests, usualOrder } from "./list-request-rows.ts";
import { requestRowsAreFilled } from "./request-row-store.ts";
import { ListOfRequests } from "./rows/list-of-requests-store.ts";

export const listRequestKeys = apiRoute<{ Querystring: Omit<AskedRequests, "rows" | "page" | "after"> }>({
	...rowKeysCall("requests", "listRequestKeys", "The requests that a question finds, by uuid", askedRequests),
	async handler({ tenant, access, server, query }) {
		const { data } = server;
		const filled = await requestRowsAreFilled(data, tenant.slug);
		const asker = { tenant, access, now: server.now(), only: query.only ?? null };
		const question = questionOf({ sort: usualOrder, ...query }, query.category ?? null);
		return rowKeys(question, filled ? await ListOfRequests.of(data.reading, asker) : null);
	},
});

import { apiRoute } from "../calls/capability.ts";
import { rowKeys, rowKeysCall } from "../calls/row-keys.ts";
import { rowsAreFilled } from "./fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";
import { type AskedRows, askedRows, questionOf } from "./rows/read-question.ts";

export const listRowKeys = apiRoute<{ Querystring: Omit<AskedRows, "rows" | "page" | "after"> }>({
	...rowKeysCall("realisations", "listRealisationRowKeys", "The processes that a question finds, by uuid", askedRows),
	async handler({ tenant, access, server, query }) {
		const { data } = server;
		const filled = await rowsAreFilled(data, tenant);
		return rowKeys(questionOf(query), filled ? await ListOfRows.of(data.reading, { tenant, access, now: server.now() }) : null);
	},
});

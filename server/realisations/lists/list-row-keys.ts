import { askedReading } from "../../calls/asked-reading.ts";
import { apiRoute } from "../../calls/capability.ts";
import { rowKeys, rowKeysCall } from "../../calls/row-keys.ts";
import { rowsOfProcessesToFill } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";
import { type AskedRows, askedRows, questionOf } from "../rows/read-question.ts";

export const listRowKeys = apiRoute<{ Querystring: Omit<AskedRows, "rows" | "page" | "after"> }>({
	...rowKeysCall("realisations", "listRealisationRowKeys", "The processes that a question finds, by uuid", askedRows),
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const reading = askedReading(request, reply);
		const filling = await rowsOfProcessesToFill(server.data.reading, tenant, access);
		return rowKeys(questionOf(query), await ListOfRows.of(reading, { tenant, access, now: server.now() }), filling);
	},
});

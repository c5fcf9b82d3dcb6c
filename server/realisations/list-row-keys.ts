import { mostInBulk } from "../../engine/index.ts";
import { checkQuestion, refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { rowsAreFilled } from "./fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";
import { type AskedRows, askedRows, questionOf } from "./rows/read-question.ts";

const { rows: _rows, page: _page, after: _after, ...asked } = askedRows;

/** Every row that a question finds, for choosing them all: as many as may be acted upon together. */
export const listRowKeys = apiRoute<{ Querystring: Pick<AskedRows, keyof typeof asked> }>({
	method: "GET",
	url: "/lists/realisations/keys",
	schema: {
		operationId: "listRealisationRowKeys",
		summary: "The processes that a question finds, by uuid",
		tags: ["realisations"],
		params: params({}),
		querystring: object(asked, []),
		response: {
			200: answer(object({ data: { type: "array", items: uuid } }), `Uuids in the order of the list, ${mostInBulk} at most.`),
		},
	},
	refusals: ["invalid"],
	async handler({ tenant, access, server, query }) {
		const { data } = server;
		const question = { ...questionOf(query), rows: mostInBulk };
		const rows = (await rowsAreFilled(data, tenant)) ? await ListOfRows.of(data.db, { tenant, access, now: server.now() }) : null;
		if (rows?.whole !== true) throw refusedAt("filters");
		checkQuestion(rows, question);
		return { data: (await rows.page(question, mostInBulk)).uuids };
	},
});

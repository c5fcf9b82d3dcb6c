import { mostInBulk } from "../../engine/index.ts";
import { checkQuestion, questionOf, refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { type AskedRequests, askedRequests, usualOrder } from "./list-request-rows.ts";
import { requestRowsAreFilled } from "./request-row-store.ts";
import { ListOfRequests } from "./rows/list-of-requests-store.ts";

const { rows: _rows, page: _page, after: _after, ...asked } = askedRequests;

/** Every row that a question finds, for choosing them all: as many as may be acted upon together. */
export const listRequestKeys = apiRoute<{ Querystring: Pick<AskedRequests, keyof typeof asked> }>({
	method: "GET",
	url: "/lists/requests/keys",
	schema: {
		operationId: "listRequestKeys",
		summary: "The requests that a question finds, by uuid",
		tags: ["requests"],
		params: params({}),
		querystring: object(asked, []),
		response: {
			200: answer(object({ data: { type: "array", items: uuid } }), `Uuids in the order of the list, ${mostInBulk} at most.`),
		},
	},
	refusals: ["invalid"],
	async handler({ tenant, access, server, query }) {
		const rows = await ListOfRequests.of(server.data.db, { tenant, access, now: server.now() });
		if (!rows.whole || !(await requestRowsAreFilled(server.data, tenant.slug))) throw refusedAt("filters");
		const question = { ...questionOf({ sort: usualOrder, ...query }, query.category ?? null), rows: mostInBulk };
		checkQuestion(rows, question);
		return { data: (await rows.page(question, mostInBulk)).uuids };
	},
});

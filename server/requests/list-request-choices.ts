import { refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { occurringValues } from "../calls/occurring-values.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { requestRowsAreFilled } from "./request-row-store.ts";
import { ListOfRequests } from "./rows/list-of-requests-store.ts";

/** What can be chosen in the filters of the list of requests: the values that occur in a row that the person sees. */
export const listRequestChoices = apiRoute({
	method: "GET",
	url: "/lists/requests/choices",
	schema: {
		operationId: "listRequestChoices",
		summary: "Values that occur in the list of requests, by filter",
		tags: ["requests"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(object({ data: occurringValues }), "The values.") },
	},
	refusals: ["invalid"],
	async handler({ tenant, access, server }) {
		const rows = await ListOfRequests.of(server.data.reading, { tenant, access, now: server.now() });
		if (!rows.whole || !(await requestRowsAreFilled(server.data, tenant.slug))) throw refusedAt("");
		const { filters, fields } = rows.list;
		const chosen = filters.map(({ field }) => field).filter((field) => fields[field]?.kind !== "text");
		const data = await Promise.all(chosen.map(async (field) => [field, await rows.choices(field)] as const));
		return { data: Object.fromEntries(data) };
	},
});

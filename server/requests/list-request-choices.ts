import { askedReading } from "../calls/asked-reading.ts";
import { refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { listFilling } from "../calls/list-filling.ts";
import { occurringValues } from "../calls/occurring-values.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { rowsOfRequestsToFill } from "./request-row-store.ts";
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
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const rows = await ListOfRequests.of(askedReading(request, reply), { tenant, access, now: server.now() });
		if (!rows.whole) throw refusedAt("");
		const filling = await rowsOfRequestsToFill(server.data.reading, tenant.slug, access);
		if (filling !== null) throw listFilling(filling);
		const { filters, fields } = rows.list;
		const chosen = filters.map(({ field }) => field).filter((field) => fields[field]?.kind !== "text");
		const data = await Promise.all(chosen.map(async (field) => [field, await rows.choices(field)] as const));
		return { data: Object.fromEntries(data) };
	},
});

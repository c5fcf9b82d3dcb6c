import { apiRoute } from "../calls/capability.ts";
import { answer, engineType, object, params } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { rowsAreFilled } from "./rows/fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";

/** What can be chosen in the filters of the list of processes: the values that occur in a row that the person sees. */
export const listChoices = apiRoute({
	method: "GET",
	url: "/lists/realisations/choices",
	schema: {
		operationId: "listRealisationChoices",
		summary: "Values that occur in the list of processes, by filter",
		tags: ["realisations"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: {
						type: "object",
						additionalProperties: { type: "array", items: { type: ["string", "number", "boolean"] } },
						...engineType("Readonly<Record<string, readonly (string | number | boolean)[]>>", "By field, in no order."),
					},
				}),
				"The values.",
			),
		},
	},
	refusals: ["unavailable"],
	async handler({ tenant, access, server }) {
		const filled = await rowsAreFilled(server.data, tenant);
		const rows = filled ? await ListOfRows.of(server.data.db, { tenant, access, now: server.now() }) : null;
		if (rows?.whole !== true) throw new Problem("unavailable");
		const { list } = rows.plan;
		const chosen = list.filters.map(({ field }) => field).filter((field) => list.fields[field]?.kind !== "text");
		const data = await Promise.all(chosen.map(async (field) => [field, await rows.choices(field)] as const));
		return { data: Object.fromEntries(data) };
	},
});

import { askedReading } from "../../calls/asked-reading.ts";
import { apiRoute } from "../../calls/capability.ts";
import { occurringValues } from "../../calls/occurring-values.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { choicesOf } from "../../calls/tabbed-page.ts";
import { rowsAreFilled } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";
import { countListed } from "./listed-store.ts";

/** The options in the filters of the list of processes: the values that occur in a row that the person sees. */
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
					data: occurringValues,
				}),
				"The values.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const reading = askedReading(request, reply);
		const filled = await rowsAreFilled(server.data, tenant);
		const rows = filled ? await ListOfRows.of(reading, { tenant, access, now: server.now() }) : null;
		if (rows?.whole !== true) {
			const groups = await countListed(reading, tenant.slug, access.codes("realisationlist"));
			const some = (values: readonly (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
			return {
				data: {
					step: some(groups.map(({ step }) => step)),
					municipality: some(groups.map(({ code }) => code)),
					type: some(groups.map(({ type }) => type)),
				},
			};
		}
		return { data: await choicesOf({ list: rows.plan.list, choices: (field) => rows.choices(field) }) };
	},
});

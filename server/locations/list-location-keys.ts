import { mostInBulk } from "../../engine/index.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { rowKeys } from "../calls/row-keys.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { locationList } from "./location-list.ts";
import { findProcessesOf } from "./location-store.ts";
import { type AskedLocations, askedLocations } from "./rows/read-question.ts";

const { rows: _rows, page: _page, after: _after, only: _only, ...asked } = askedLocations;

/** A bulk act on locations applies to their processes, so somebody who selects locations needs the uuids of both. */
export const listLocationKeys = apiRoute<{ Querystring: Omit<AskedLocations, "rows" | "page" | "after" | "only"> }>({
	method: "GET",
	url: "/lists/locations/keys",
	schema: {
		operationId: "listLocationKeys",
		summary: "The charging locations that a question finds, of those with a process, by uuid",
		tags: ["locations"],
		params: params({}),
		querystring: object(asked, []),
		response: {
			200: answer(
				object({ data: { type: "array", items: object({ uuid, process: uuid }) } }),
				`Locations with their processes in the order of the list, ${mostInBulk} at most.`,
			),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const filling = await locationList.filling(request);
		const rows = await locationList.open(askedReading(request, reply), request, query);
		const { data } = await rowKeys({ ...locationList.questionOf(query), connected: true }, rows, filling);
		return { data: await findProcessesOf(server.data.db, tenant.slug, data, access.codes("realisationlist")) };
	},
});

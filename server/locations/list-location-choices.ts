import { askedReading } from "../calls/asked-reading.ts";
import { refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { listFilling } from "../calls/list-filling.ts";
import { occurringValues } from "../calls/occurring-values.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { rowsOfLocationsToFill } from "./location-row-store.ts";
import { ListOfLocations } from "./rows/list-of-locations-store.ts";

/** What can be chosen in the filters of the list of charging locations: the values that occur in a row that the person sees. */
export const listLocationChoices = apiRoute({
	method: "GET",
	url: "/lists/locations/choices",
	schema: {
		operationId: "listLocationChoices",
		summary: "Values that occur in the list of charging locations, by filter",
		tags: ["locations"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(object({ data: occurringValues }), "The values.") },
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const rows = new ListOfLocations(askedReading(request, reply), { tenant, access, now: server.now() });
		if (!rows.whole) throw refusedAt("");
		const filling = await rowsOfLocationsToFill(server.data.reading, tenant.slug, access);
		if (filling !== null) throw listFilling(filling);
		const { filters, fields } = rows.list;
		const chosen = filters.map(({ field }) => field).filter((field) => fields[field]?.kind !== "text");
		const data = await Promise.all(chosen.map(async (field) => [field, await rows.choices(field)] as const));
		return { data: Object.fromEntries(data) };
	},
});

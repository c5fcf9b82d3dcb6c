import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { checkTabbed, tabbedCounts, tabbedPage } from "../calls/tabbed-page.ts";
import { locationList } from "./location-list.ts";
import { findLocationsOfPage } from "./location-store.ts";
import { locationText } from "./location-text.ts";
import { type AskedLocations, askedLocations, questionOf } from "./rows/read-question.ts";

/**
 * A page of the list of charging locations, filtered and sorted, with the counts of its tabs. Until every location has its row, the refusal
 * reports the progress.
 */
export const listLocationRows = apiRoute<{ Querystring: AskedLocations }>({
	method: "GET",
	url: "/lists/locations/rows",
	schema: {
		operationId: "listLocationRows",
		summary: "A page of the list of charging locations, with the counts of its tabs",
		tags: ["locations"],
		params: params({}),
		querystring: object(askedLocations, []),
		response: {
			200: answer(
				object({
					data: { type: "array", items: { $ref: "location#" } },
					metaData: object(tabbedCounts),
				}),
				"Charging locations, and the counts.",
			),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const question = questionOf(query);
		const filling = await locationList.filling(request);
		const rows = await locationList.open(askedReading(request, reply), request, query);
		checkTabbed(rows, question, filling);
		const { filters, within, connected, among } = question;
		const isAll = Object.keys(filters).length === 0 && within.length === 0 && !connected && among === null;
		const { uuids, counts } = await tabbedPage(rows, question, isAll);
		const found = await findLocationsOfPage(server.data.db, tenant.slug, uuids);
		const data = found.map((row) => locationText(row, (code) => access.at(code).may("realisationlist"))).join(",");
		return sendText(reply, `{"data":[${data}],"metaData":${JSON.stringify(counts)}}`);
	},
});

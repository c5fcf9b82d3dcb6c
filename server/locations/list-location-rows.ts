import { askedReading } from "../calls/asked-reading.ts";
import { checkQuestion, refusedAt, writePlace } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { listFilling } from "../calls/list-filling.ts";
import { answer, engineType, object, params } from "../calls/schema-parts.ts";
import { rowsOfLocationsToFill } from "./location-row-store.ts";
import { findLocationsOfPage } from "./location-store.ts";
import { locationText } from "./location-text.ts";
import { ListOfLocations } from "./rows/list-of-locations-store.ts";
import { type AskedLocations, askedLocations, questionOf } from "./rows/read-question.ts";

const count = { type: "integer", minimum: 0 } as const;

/**
 * A page of the list of charging locations, filtered and in order, with what its tabs count. Of a list with fields of the
 * tenant's own nothing can be asked: the browser then has the locations themselves. Until every location has its row, it is
 * said how far they are.
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
					metaData: object({
						total: { ...count, description: "Rows of the tab that meet the filters, on all pages." },
						all: { ...count, description: "Rows that the person may see." },
						matching: {
							type: "object",
							additionalProperties: count,
							...engineType("Readonly<Record<string, number>>", "Rows of each tab that meet the filters, by its word."),
						},
						matchingAll: { ...count, description: "Rows of all tabs that meet the filters." },
						after: { type: ["string", "null"], description: "Where the next page begins; null where only its number says it." },
					}),
				}),
				"Charging locations, and the counts.",
			),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const question = questionOf(query);
		const filling = await rowsOfLocationsToFill(server.data.reading, tenant.slug, access);
		const rows = new ListOfLocations(askedReading(request, reply), { tenant, access, now: server.now() });
		if (!rows.whole) throw refusedAt("filters");
		checkQuestion(rows, question);
		const { category } = question;
		if (category !== null && !rows.list.categories.some(({ word }) => word === category)) throw refusedAt("category");
		if (filling !== null) throw listFilling(filling);
		const everything = await rows.everything();
		const { filters, within, connected, among } = question;
		const isAll = Object.keys(filters).length === 0 && within.length === 0 && !connected && among === null;
		const matching = isAll ? everything : await rows.count(question);
		const total = category === null ? matching.all : (matching.tabs[category] ?? 0);
		const { uuids, last } = await rows.page(question, total);
		const found = await findLocationsOfPage(db, tenant.slug, uuids);
		const metaData = {
			total,
			all: everything.all,
			matching: matching.tabs,
			matchingAll: matching.all,
			after: last === null ? null : writePlace(last),
		};
		const data = found.map((row) => locationText(row, (code) => access.at(code).may("realisationlist"))).join(",");
		return sendText(reply, `{"data":[${data}],"metaData":${JSON.stringify(metaData)}}`);
	},
});

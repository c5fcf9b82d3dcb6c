import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { paginationSchema } from "../calls/pagination-schema.ts";
import { cutPage, type PagingQuery, pagingQuery, pagingRules, readPageRequest } from "../calls/paging.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { committedClock } from "../database/writing/tenant-clock.ts";
import { listLocationRows } from "./location-store.ts";
import { locationText } from "./location-text.ts";

interface Shape {
	Querystring: PagingQuery & { status?: string };
}

export const listLocations = apiRoute<Shape>({
	method: "GET",
	url: "/charging-point-locations",
	schema: {
		operationId: "listLocations",
		summary: "Charging locations, a page at a time",
		tags: ["locations"],
		params: params({}),
		querystring: {
			...object(
				{
					...pagingQuery,
					status: {
						type: "string",
						pattern: "^[a-z-]{1,20}(,[a-z-]{1,20}){0,9}$",
						description: "Statuses with commas between them; all when left out.",
					},
				},
				[],
			),
			...pagingRules,
		},
		response: {
			200: answer(
				object({ data: { type: "array", items: { $ref: "location#" } }, related: object({}), metaData: paginationSchema }),
				"A page of locations.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const page = readPageRequest(query, access.codes("chargingpoints"));
		const at = page.at ?? (await committedClock(db, tenant.slug));
		const found = await listLocationRows(db, tenant.slug, page, at, query.status?.split(","));
		const { rows, pagination } = cutPage(found, page.pageSize, at);
		const texts = rows.map((row) => locationText(row, (code) => access.at(code).may("realisationlist")));
		return sendText(reply, `{"data":[${texts.join(",")}],"related":{},"metaData":${JSON.stringify({ pagination })}}`);
	},
});

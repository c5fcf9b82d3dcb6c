import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { paginationSchema } from "../../calls/pagination-schema.ts";
import { cutPage, type PagingQuery, pagingQuery, pagingRules, readPageRequest } from "../../calls/paging.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { type JsonText, joinedBytes } from "../../database/stored-bytes.ts";
import { committedClock } from "../../database/writing/tenant-clock.ts";
import { locationTextsOf } from "../../locations/location-read-model.ts";
import { listRealisations as listRows } from "../record/realisation-store.ts";
import { shortParts, visibleParts } from "../record/visible-record.ts";

interface Shape {
	Querystring: PagingQuery & { locationMapper?: "true" | "false"; past?: "whole" | "days" };
}

const comma = Buffer.from(",");

/**
 * Realisations within the person's geography codes, in order of change. The answer is concatenated from the stored texts of the records.
 */
export const listRealisations = apiRoute<Shape>({
	method: "GET",
	url: "/processes/realisation",
	schema: {
		operationId: "listRealisations",
		summary: "Realisations, a page at a time",
		tags: ["realisations"],
		params: params({}),
		querystring: {
			...object(
				{
					...pagingQuery,
					locationMapper: {
						enum: ["true", "false"],
						type: "string",
						description: "Also answer the charging locations of the page's records.",
					},
					past: {
						enum: ["whole", "days"],
						type: "string",
						description:
							"days: without history, and of the events only those that the days of progress follow from. For lists; whole when left out.",
					},
				},
				[],
			),
			...pagingRules,
		},
		response: {
			200: answer(
				object({
					data: { type: "array", items: { $ref: "realisation#" } },
					related: object({ "charging-point-locations": { type: "array", items: { $ref: "location#" } } }, []),
					metaData: paginationSchema,
				}),
				"A page of realisations.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const page = readPageRequest(query, access.codes("realisationlist"));
		const at = page.at ?? (await committedClock(db, tenant.slug));
		const { rows, pagination } = cutPage(await listRows(db, tenant.slug, page, at), page.pageSize, at);
		const parts: JsonText[] = [`{"data":[`];
		for (const [index, row] of rows.entries()) {
			const reader = access.at(row.code);
			if (index > 0) parts.push(comma);
			parts.push(...(query.past === "days" ? shortParts(tenant, row, reader) : visibleParts(tenant, row, reader)));
		}
		let related = "{}";
		if (query.locationMapper === "true") {
			const found = await locationTextsOf(
				db,
				tenant.slug,
				rows.map(({ uuid }) => uuid),
				(code) => access.at(code).may("realisationlist"),
			);
			const visible = found.filter(({ code }) => access.at(code).may("chargingpoints")).map(({ text }) => text);
			related = `{"charging-point-locations":[${visible.join(",")}]}`;
		}
		parts.push(`],"related":${related},"metaData":${JSON.stringify({ pagination })}}`);
		return sendText(reply, joinedBytes(parts));
	},
});

import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { paginationSchema } from "../calls/pagination-schema.ts";
import { cutPage, type PagingQuery, pagingQuery, pagingRules, readPageRequest } from "../calls/paging.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { type JsonText, joinedBytes } from "../database/stored-bytes.ts";
import { committedClock } from "../database/writing/tenant-clock.ts";
import { locationTextsOf } from "../locations/location-read-model.ts";
import { anyRequest } from "./request-schema.ts";
import { listRequests as listRows, type RealisationStatus } from "./request-store.ts";
import { codesOfRequests, RequestSight } from "./visible-request.ts";

interface Shape {
	Querystring: PagingQuery & { realisationStatus?: string; locationMapper?: "true" | "false" };
}

const status = "(active|onhold|completed|cancelled|none)";
const comma = Buffer.from(",");

/** Requests within the person's geography codes, in order of change. The answer is concatenated from the stored texts of the records. */
export const listRequests = apiRoute<Shape>({
	method: "GET",
	url: "/charging-point-requests",
	schema: {
		operationId: "listRequests",
		summary: "Requests, a page at a time",
		tags: ["requests"],
		params: params({}),
		querystring: {
			...object(
				{
					...pagingQuery,
					realisationStatus: {
						type: "string",
						pattern: `^${status}(,${status}){0,4}$`,
						description:
							"Only requests connected to a process with one of these statuses, with commas between them; `none`: connected to no process.",
					},
					locationMapper: {
						enum: ["true", "false"],
						type: "string",
						description: "Also answer the charging locations of the processes that the page's requests are connected to.",
					},
				},
				[],
			),
			...pagingRules,
		},
		response: {
			200: answer(
				object({
					data: { type: "array", items: anyRequest },
					related: object({ "charging-point-locations": { type: "array", items: { $ref: "location#" } } }, []),
					metaData: paginationSchema,
				}),
				"A page of requests.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const page = readPageRequest(query, codesOfRequests(access));
		const at = page.at ?? (await committedClock(db, tenant.slug));
		const statuses = query.realisationStatus?.split(",") as RealisationStatus[] | undefined;
		const { rows, pagination } = cutPage(await listRows(db, tenant.slug, page, at, statuses), page.pageSize, at);
		const sight = new RequestSight(access, tenant);
		const parts: JsonText[] = [`{"data":[`];
		for (const [index, row] of rows.entries()) {
			if (index > 0) parts.push(comma);
			parts.push(...sight.parts(row));
		}
		let related = "{}";
		if (query.locationMapper === "true") {
			const processes = [...new Set(rows.flatMap((row) => (sight.seesProcess(row) ? (row.realisation_uuid ?? []) : [])))];
			const found = await locationTextsOf(db, tenant.slug, processes, (code) => access.at(code).may("realisationlist"));
			const visible = found.filter(({ code }) => access.at(code).may("chargingpoints")).map(({ text }) => text);
			related = `{"charging-point-locations":[${visible.join(",")}]}`;
		}
		if (rows.some(({ code }) => sight.of(code) === "whole")) await auditRead(request, "");
		parts.push(`],"related":${related},"metaData":${JSON.stringify({ pagination })}}`);
		return sendText(reply, joinedBytes(parts));
	},
});

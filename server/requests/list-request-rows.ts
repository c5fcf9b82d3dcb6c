import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { commentCountsSchema } from "../calls/comment-counts-schema.ts";
import { sendText } from "../calls/json-text.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { checkTabbed, tabbedCounts, tabbedPage } from "../calls/tabbed-page.ts";
import { commentCountsOf } from "../database/comment-counts.ts";
import { findReferences } from "./process-reference-store.ts";
import { type AskedRequests, requestList } from "./request-list.ts";
import { findRequests } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";

/**
 * A page of the list of requests, filtered and sorted, with the counts of its tabs. Until every request has its row, the refusal reports
 * the progress.
 */
export const listRequestRows = apiRoute<{ Querystring: AskedRequests }>({
	method: "GET",
	url: "/lists/requests/rows",
	schema: {
		operationId: "listRequestRows",
		summary: "A page of the list of requests, with the counts of its tabs",
		tags: ["requests"],
		params: params({}),
		querystring: object(requestList.asked, []),
		response: {
			200: answer(
				object({
					data: { type: "array", items: { $ref: "request#" } },
					related: object({
						processes: {
							type: "array",
							items: object({ uuid, reference: { type: "string" } }),
							description: "Those that the requests are connected to, as far as the person sees them.",
						},
					}),
					metaData: object(
						{
							...tabbedCounts,
							comments: { ...commentCountsSchema, description: "Those of the page that have comments." },
						},
						// A server of a former version, running beside this one during an upgrade, does not send `comments`.
						["total", "all", "matching", "matchingAll", "after"],
					),
				}),
				"Requests, and the counts.",
			),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const question = requestList.questionOf(query);
		const filling = await requestList.filling(request);
		const rows = await requestList.open(askedReading(request, reply), request, query);
		checkTabbed(rows, question, filling);
		const isAll = Object.keys(question.filters).length + question.within.length === 0;
		const { uuids, counts } = await tabbedPage(rows, question, isAll);
		const stored = new Map((await findRequests(db, tenant.slug, uuids)).map((row) => [row.uuid, row]));
		const found = uuids.flatMap((each) => stored.get(each) ?? []);
		const sight = new RequestSight(access, tenant);
		const processes = [...new Set(found.flatMap((row) => (sight.seesProcess(row) ? (row.realisation_uuid ?? []) : [])))];
		const related = { processes: await findReferences(db, tenant.slug, processes) };
		const metaData = { ...counts, comments: await commentCountsOf(db, "request", tenant.slug, uuids) };
		if (found.length > 0) await auditRead(request, "");
		const data = found.map((row) => sight.text(row)).join(",");
		return sendText(reply, `{"data":[${data}],"related":${JSON.stringify(related)},"metaData":${JSON.stringify(metaData)}}`);
	},
});

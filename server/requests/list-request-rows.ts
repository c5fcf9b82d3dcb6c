import { askedReading } from "../calls/asked-reading.ts";
import * as calls from "../calls/asked-rows.ts";
import { askedWithin, shapesOf } from "../calls/asked-within.ts";
import { apiRoute } from "../calls/capability.ts";
import { commentCountsSchema } from "../calls/comment-counts-schema.ts";
import { sendText } from "../calls/json-text.ts";
import { listFilling } from "../calls/list-filling.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, engineType, object, params, uuid } from "../calls/schema-parts.ts";
import { commentCountsOf } from "../database/comment-counts.ts";
import { findReferences } from "./process-reference-store.ts";
import { rowsOfRequestsToFill } from "./request-row-store.ts";
import { findRequests } from "./request-store.ts";
import { ListOfRequests, type RequestQuestion, type RequestsAsked } from "./rows/list-of-requests-store.ts";
import { RequestSight } from "./visible-request.ts";

export interface AskedRequests extends calls.AskedRows {
	category?: string;
	within?: string;
	only?: RequestsAsked;
}

const count = { type: "integer", minimum: 0 } as const;

const usualOrder = "-submitted";

/** What a call asks of the list of requests. */
export const askedRequests = {
	category: { type: "string", maxLength: 60, description: "Word of a tab of the list; every request when left out." },
	only: {
		type: "string",
		enum: ["judgeable", "startable"],
		description: "Only those that the person can judge for the first time, or start a process with.",
	},
	...askedWithin,
	...calls.askedRows(usualOrder),
};

/** Throws "invalid". */
export function questionOf({ category, within, sort = usualOrder, ...query }: AskedRequests): RequestQuestion {
	return { ...calls.questionOf({ ...query, sort }, category ?? null), within: shapesOf(within) };
}

/** Throws "invalid" for what the rows of a list do not know. */
export function checkAsked(rows: ListOfRequests, question: RequestQuestion): void {
	calls.checkQuestion(rows, question);
	const { category } = question;
	if (category !== null && !rows.list.categories.some(({ word }) => word === category)) throw calls.refusedAt("category");
}

/**
 * A page of the list of requests, filtered and in order, with what its tabs count. Of a list with fields of the tenant's own
 * nothing can be asked: the browser then has the requests themselves. Until every request has its row, it is said how far they are.
 */
export const listRequestRows = apiRoute<{ Querystring: AskedRequests }>({
	method: "GET",
	url: "/lists/requests/rows",
	schema: {
		operationId: "listRequestRows",
		summary: "A page of the list of requests, with the counts of its tabs",
		tags: ["requests"],
		params: params({}),
		querystring: object(askedRequests, []),
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
							total: { ...count, description: "Rows of the tab that meet the filters, on all pages." },
							all: { ...count, description: "Rows that the person may see." },
							matching: {
								type: "object",
								additionalProperties: count,
								...engineType("Readonly<Record<string, number>>", "Rows of each tab that meet the filters, by its word."),
							},
							matchingAll: { ...count, description: "Rows of all tabs that meet the filters." },
							comments: { ...commentCountsSchema, description: "Those of the page that have comments." },
							after: { type: ["string", "null"], description: "Where the next page begins; null where only its number says it." },
						},
						// A server of a former version, beside this one in an upgrade, says nothing of comments.
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
		const question = questionOf(query);
		const filling = await rowsOfRequestsToFill(server.data.reading, tenant.slug, access);
		const rows = await ListOfRequests.of(askedReading(request, reply), { tenant, access, now: server.now(), only: query.only ?? null });
		if (!rows.whole) throw calls.refusedAt("filters");
		checkAsked(rows, question);
		if (filling !== null) throw listFilling(filling);
		const { category } = question;
		const everything = await rows.everything();
		const isWhole = Object.keys(question.filters).length + question.within.length === 0;
		const matching = isWhole ? everything : await rows.count(question);
		const total = category === null ? matching.all : (matching.tabs[category] ?? 0);
		const { uuids, last } = await rows.page(question, total);
		const stored = new Map((await findRequests(db, tenant.slug, uuids)).map((row) => [row.uuid, row]));
		const found = uuids.flatMap((each) => stored.get(each) ?? []);
		const sight = new RequestSight(access, tenant);
		const processes = [...new Set(found.flatMap((row) => (sight.seesProcess(row) ? (row.realisation_uuid ?? []) : [])))];
		const related = { processes: await findReferences(db, tenant.slug, processes) };
		const metaData = {
			total,
			all: everything.all,
			matching: matching.tabs,
			matchingAll: matching.all,
			comments: await commentCountsOf(db, "request", tenant.slug, uuids),
			after: last === null ? null : calls.writePlace(last),
		};
		if (found.length > 0) await auditRead(request, "");
		const data = found.map((row) => sight.text(row)).join(",");
		return sendText(reply, `{"data":[${data}],"related":${JSON.stringify(related)},"metaData":${JSON.stringify(metaData)}}`);
	},
});

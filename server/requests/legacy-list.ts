import type { FastifyReply, FastifyRequest } from "fastify";
import type { Codes } from "../../engine/index.ts";
import { seesAnyRequest } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { codesAmong, type LegacyPage, legacyCalls, legacyCodes, sendWhole } from "../calls/legacy-call.ts";
import { cutPage, type PageRequest } from "../calls/paging.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object } from "../calls/schema-parts.ts";
import { anyRequest } from "./request-schema.ts";
import { listRequests } from "./request-store.ts";
import { codesOfRequests, RequestSight } from "./visible-request.ts";

const found = answer(
	object({ data: object({ requests: { type: "array", items: object({ ref: { type: "string" }, data: anyRequest }) } }) }),
	"The requests.",
);

const list = apiRoute({
	method: "GET",
	url: "/api/list",
	schema: {
		operationId: "legacyRequests",
		summary: "Requests, all at once",
		tags: ["legacy calls"],
		querystring: object({}),
		response: { 200: found },
	},
	handler: (request, reply) => send(request, reply, codesOfRequests(request.access)),
});

interface OfCodes {
	Body: { codes: string[] };
}

const listOfCodes = apiRoute<OfCodes>({
	method: "POST",
	url: "/api/list",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "legacyRequestsOfCodes",
		summary: "Requests of geography codes, all at once",
		tags: ["legacy calls"],
		body: object({ codes: legacyCodes }),
		response: { 200: found },
	},
	handler: (request, reply) => send(request, reply, codesAmong(request.body.codes, codesOfRequests(request.access))),
});

/** Requests in the form that the API used before it had collections. */
export const legacyRequests = legacyCalls([
	{ may: seesAnyRequest, route: list },
	{ may: seesAnyRequest, route: listOfCodes },
]);

async function send(request: FastifyRequest, reply: FastifyReply, codes: Codes): Promise<FastifyReply> {
	const { tenant, access, server } = request;
	const sight = new RequestSight(access, tenant);
	if (access.has("requestlist")) await auditRead(request, "");
	return sendWhole(reply, "requests", codes, async (page: PageRequest): Promise<LegacyPage> => {
		const at = Number.MAX_SAFE_INTEGER;
		const { rows, pagination } = cutPage(await listRequests(server.data.db, tenant.slug, page, at, undefined), page.pageSize, at);
		return { items: rows.map((row) => ({ ref: row.ref, parts: sight.parts(row) })), next: pagination.next };
	});
}

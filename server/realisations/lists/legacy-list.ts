import type { FastifyRequest } from "fastify";
import { type Codes, everyCode } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { codesAmong, itemsText, type LegacyPage, legacyCalls, legacyCodes, sendWhole } from "../../calls/legacy-call.ts";
import { paginationSchema } from "../../calls/pagination-schema.ts";
import { cutPage, mostPerPage, type PageRequest } from "../../calls/paging.ts";
import { answer, object } from "../../calls/schema-parts.ts";
import { joinedBytes } from "../../database/stored-bytes.ts";
import { committedClock } from "../../database/writing/tenant-clock.ts";
import { listRealisations } from "../record/realisation-store.ts";
import { visibleParts } from "../record/visible-record.ts";

const items = { type: "array", items: object({ ref: { type: "string" }, data: { $ref: "realisation#" } }) } as const;

/** All processes of the person's first code, without paging. A person with every code has no first code and gets everything. */
const wholeList = apiRoute({
	method: "GET",
	url: "/api/realisationlist",
	schema: {
		operationId: "legacyRealisations",
		summary: "Realisations of the person's first geography code, all at once",
		tags: ["legacy calls"],
		querystring: object({}),
		response: { 200: answer(object({ data: object({ records: items }) }), "The realisations.") },
	},
	handler(request, reply) {
		const codes = request.access.codes("realisationlist");
		return sendWhole(reply, "records", codes === everyCode ? codes : codes.slice(0, 1), (page) => pageOf(request, page));
	},
});

interface Paged {
	Body: { codes: string[]; pageSize?: number; offSet?: number; at?: number };
}

const whole = (description: string) => ({ type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description }) as const;

const pagedList = apiRoute<Paged>({
	method: "POST",
	url: "/api/realisationlist_paged",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "legacyRealisationsPaged",
		summary: "Realisations of geography codes, a page at a time",
		tags: ["legacy calls"],
		body: object(
			{
				codes: legacyCodes,
				pageSize: { type: "integer", minimum: 1, maximum: mostPerPage, description: "400 when left out." },
				offSet: whole("The `next` of the page before."),
				at: whole("Snapshot that the first page answered."),
			},
			["codes"],
		),
		response: {
			200: answer(object({ data: object({ records: items }), metaData: paginationSchema }), "A page of realisations."),
		},
	},
	async handler(request, reply) {
		const { tenant, access, body, server } = request;
		const { pageSize = mostPerPage, offSet: after = 0 } = body;
		const at = body.at ?? (await committedClock(server.data.db, tenant.slug));
		const codes: Codes = codesAmong(body.codes, access.codes("realisationlist"));
		const page = await pageOf(request, { pageSize, skip: 0, after, at, codes });
		const metaData = { pagination: { next: page.next, at } };
		return sendText(reply, joinedBytes([...itemsText("records", page.items), `,"metaData":${JSON.stringify(metaData)}}`]));
	},
});

/** Realisations in the form that the API used before it had collections. */
export const legacyRealisations = legacyCalls([
	{ may: "realisationlist", route: wholeList },
	{ may: "realisationlist", route: pagedList },
]);

async function pageOf({ tenant, access, server }: FastifyRequest, page: PageRequest): Promise<LegacyPage> {
	const at = page.at ?? Number.MAX_SAFE_INTEGER;
	const { rows, pagination } = cutPage(await listRealisations(server.data.db, tenant.slug, page, at), page.pageSize, at);
	return {
		items: rows.map((row) => ({ ref: row.ref, parts: visibleParts(tenant, row, access.at(row.code)) })),
		next: pagination.next,
	};
}

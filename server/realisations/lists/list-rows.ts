import type { FastifyRequest } from "fastify";
import {
	isPlain,
	type ProcessCategory,
	processCategories,
	readTest,
	type ServedFilter,
	servedFilters,
	servedOrders,
} from "../../../engine/index.ts";
import { askedReading } from "../../calls/asked-reading.ts";
import { checkQuestion, refusedAt, writePlace } from "../../calls/asked-rows.ts";
import { apiRoute } from "../../calls/capability.ts";
import { commentCountsSchema } from "../../calls/comment-counts-schema.ts";
import { sendText } from "../../calls/json-text.ts";
import { listFilling, rowsFilledSchema } from "../../calls/list-filling.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { commentCountsOf } from "../../database/comment-counts.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import type { RowsFilled } from "../../database/rows/listed-fill.ts";
import type { RowPlace } from "../../database/rows/row-question.ts";
import { type JsonText, joinedBytes } from "../../database/stored-bytes.ts";
import type { PageRow } from "../record/realisation-store.ts";
import { shortParts } from "../record/visible-record.ts";
import { rowsOfProcessesToFill } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";
import { type AskedRows, askedRows, categories, questionOf } from "../rows/read-question.ts";
import { rowPlanOf } from "../rows/row-plan-of.ts";
import type { ProcessQuestion, RowGroup } from "../rows/row-question.ts";
import { waitsOf } from "../rows/waits-of-store.ts";
import { waitsSchema } from "../rows/waits-schema.ts";
import { countListed, findListed, listListed } from "./listed-store.ts";

interface Shape {
	Querystring: AskedRows;
}

const count = { type: "integer", minimum: 0 } as const;
const counts = object(Object.fromEntries(categories.map((category) => [category, count])) as Record<ProcessCategory, typeof count>);

/**
 * A page of the list of processes, filtered and sorted, with the counts of its tabs. Until every process has its row, and for people who
 * see only some of the sources of a field, a query can use only columns of the process table that are never masked; the browser then builds
 * the rest of the list from the records, or waits for the rows.
 */
export const listRows = apiRoute<Shape>({
	method: "GET",
	url: "/lists/realisations/rows",
	schema: {
		operationId: "listRealisationRows",
		summary: "A page of the list of processes, with the counts of its tabs",
		tags: ["realisations"],
		params: params({}),
		querystring: object(askedRows, []),
		response: {
			200: answer(
				object({
					data: { type: "array", items: { $ref: "realisation#" } },
					metaData: object(
						{
							total: { ...count, description: "Rows of the tab that meet the filters, on all pages." },
							all: { ...count, description: "Rows that the person may see." },
							matching: { ...counts, description: "Rows of each tab that meet the filters." },
							matchingAll: { ...count, description: "Rows of all tabs that meet the filters." },
							waits: { type: "array", items: waitsSchema, description: "Those of the page that wait for somebody." },
							comments: { ...commentCountsSchema, description: "Those of the page that have comments." },
							filling: rowsFilledSchema,
							after: { type: ["string", "null"], description: "Where the next page begins; null where only its number says it." },
						},
						// A server of a former version, running beside this one during an upgrade, sends neither `waits` nor `comments`.
						["total", "all", "matching", "matchingAll", "after"],
					),
				}),
				"Processes without their past, and the counts.",
			),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const question = questionOf(query);
		const filling = await rowsOfProcessesToFill(server.data.reading, tenant, access);
		const reading = askedReading(request, reply);
		const rows = filling === null ? await ListOfRows.of(reading, { tenant, access, now: server.now() }) : null;
		const page =
			rows?.whole === true ? await pageOfRows(db, tenant.slug, rows, question) : await pageOfRecords(reading, request, question, filling);
		const { category } = question;
		const parts: JsonText[] = [`{"data":[`];
		for (const [index, row] of page.found.entries()) {
			if (index > 0) parts.push(",");
			parts.push(...shortParts(tenant, row, access.at(row.code)));
		}
		const uuids = page.found.map(({ uuid }) => uuid);
		const [waits, comments] = await Promise.all([
			waitsOf(db, { tenant, access, now: server.now() }, uuids),
			commentCountsOf(db, "realisation", tenant.slug, uuids),
		]);
		const metaData = {
			total: sumOf(page.matching, category),
			all: sumOf(page.groups, null),
			matching: Object.fromEntries(categories.map((each) => [each, sumOf(page.matching, each)])),
			matchingAll: sumOf(page.matching, null),
			waits,
			comments,
			...(filling === null ? {} : { filling }),
			after: page.last === null ? null : writePlace(page.last),
		};
		parts.push(`],"metaData":${JSON.stringify(metaData)}}`);
		return sendText(reply, joinedBytes(parts));
	},
});

interface FoundPage {
	/** Every row that the person sees, and the rows that meet the filters. */
	readonly groups: readonly RowGroup[];
	readonly matching: readonly RowGroup[];
	readonly found: readonly PageRow[];
	readonly last: RowPlace | null;
}

async function pageOfRows(db: DataDoor["db"], tenant: string, rows: ListOfRows, question: ProcessQuestion): Promise<FoundPage> {
	checkQuestion(rows, question);
	const matching = await rows.matching(question);
	const { uuids, last } = await rows.page(question, sumOf(matching, question.category));
	return { groups: rows.groups, matching, found: await findListed(db, tenant, uuids), last };
}

/**
 * The same from the process table itself, as far as its columns allow. `filling`: null where the rows are filled but lack what this person
 * may see.
 */
async function pageOfRecords(
	db: DataDoor["db"],
	{ tenant, access, server }: FastifyRequest<Shape>,
	question: ProcessQuestion,
	filling: RowsFilled | null,
): Promise<FoundPage> {
	const { category, filters, within, sort, descending, rows, skip } = question;
	const { fields } = rowPlanOf(tenant).list;
	const isServed = (name: string): name is ServedFilter =>
		(servedFilters as readonly string[]).includes(name) && fields[name]?.path === null;
	const isUsual = (text: string) => isPlain("option", readTest("option", text));
	const sorts = (servedOrders as readonly string[]).includes(sort) && fields[sort]?.path === null;
	if (!sorts || within.length > 0 || !Object.entries(filters).every(([name, texts]) => isServed(name) && texts.every(isUsual))) {
		if (filling === null) throw refusedAt(sorts ? (within.length > 0 ? "within" : "filters") : "sort");
		checkQuestion(await ListOfRows.of(db, { tenant, access, now: server.now() }), question);
		throw listFilling(filling);
	}
	const codes = access.codes("realisationlist");
	const steps = tenant.flow.compiled.steps;
	const groups = (await countListed(db, tenant.slug, codes)).map((group) => ({
		...group,
		categories: processCategories(group.status, group.step, (code) => steps.get(code)?.definition.access.edit ?? []),
	}));
	const role = category === "municipality" || category === "cpo" ? category : null;
	const found = await listListed(db, tenant.slug, {
		codes,
		municipalities: filters.municipality ?? null,
		statuses: filters.status ?? null,
		types: filters.type ?? null,
		steps: filters.step ?? null,
		stepsOfTab: role && [...steps.values()].filter(({ definition }) => definition.access.edit.includes(role)).map(({ code }) => code),
		statusOfTab: category === "municipality" || category === "cpo" ? "active" : category,
		descending,
		rows,
		skip,
	});
	return { groups, matching: groups.filter((group) => meets(group, filters)), found, last: null };
}

function meets({ step, code, type, status }: RowGroup, filters: ProcessQuestion["filters"]): boolean {
	const own = { step, municipality: code, type, status };
	return servedFilters.every((name) => filters[name]?.includes(own[name] ?? "") ?? true);
}

function sumOf(groups: readonly RowGroup[], category: ProcessCategory | null): number {
	return groups.reduce((sum, group) => (category === null || group.categories.includes(category) ? sum + group.rows : sum), 0);
}

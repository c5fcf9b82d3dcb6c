import type { FastifyRequest } from "fastify";
import {
	mostServedRows,
	mostServedValues,
	type ProcessCategory,
	processCategories,
	type ServedFilter,
	servedFilters,
	servedOrders,
} from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import type { DataDoor } from "../database/open-database.ts";
import { type JsonText, joinedBytes } from "../database/stored-bytes.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import { rowsAreFilled } from "./fill-rows.ts";
import { countListed, findListed, listListed } from "./listed-store.ts";
import type { PageRow } from "./realisation-store.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";
import type { RowGroup, RowPlace, RowQuestion } from "./rows/row-question.ts";
import { shortParts } from "./visible-record.ts";

const categories = ["active", "municipality", "cpo", "onhold", "completed", "cancelled"] as const satisfies readonly ProcessCategory[];

interface Shape {
	Querystring: Partial<Readonly<Record<ServedFilter, string>>> & {
		category?: ProcessCategory;
		sort?: string;
		page?: string;
		rows?: string;
		filters?: string;
		after?: string;
	};
}

const value = "[\\p{L}\\p{N}_-]{1,120}";
const values = (description: string) => ({
	type: "string",
	pattern: `^${value}(,${value}){0,${mostServedValues - 1}}$`,
	description: `${description} Several are separated by commas: a row has one of them.`,
});
const count = { type: "integer", minimum: 0 } as const;
const counts = object(Object.fromEntries(categories.map((category) => [category, count])) as Record<ProcessCategory, typeof count>);

/**
 * A page of the list of processes, filtered and in order, with what its tabs count. Until every process has its row,
 * and for people from whom part of what a field is made of is hidden, it can be asked only for what no mask hides and the
 * table of processes has itself; the browser then makes the rest of the list out of the records.
 */
export const listRows = apiRoute<Shape>({
	method: "GET",
	url: "/lists/realisations/rows",
	schema: {
		operationId: "listRealisationRows",
		summary: "A page of the list of processes, with the counts of its tabs",
		tags: ["realisations"],
		params: params({}),
		querystring: object(
			{
				category: { type: "string", enum: categories, description: "Tab; every process when left out." },
				step: values("Codes of steps."),
				municipality: values("Geography codes."),
				type: values("Types of process."),
				status: values("Statuses."),
				filters: {
					type: "string",
					maxLength: 8000,
					description:
						"JSON of the values of other filters, by field: texts that are contained, options of which a row has one, tags that it has all of.",
				},
				sort: {
					type: "string",
					pattern: "^-?[a-z][A-Za-z0-9]{0,60}$",
					description: "Field of the list; with a minus the other way round. -updated when left out.",
				},
				page: { type: "string", pattern: "^[1-9][0-9]{0,7}$", description: "From 1, the page when none is asked for." },
				rows: {
					type: "string",
					pattern: "^([1-9][0-9]?|[1-3][0-9]{2}|400)$",
					description: `Rows per page, 1 to ${mostServedRows}; 25 when left out.`,
				},
				after: {
					type: "string",
					maxLength: 2000,
					description: "`after` of the page before: a deep page is then found as soon as the first.",
				},
			},
			[],
		),
		response: {
			200: answer(
				object({
					data: { type: "array", items: { $ref: "realisation#" } },
					metaData: object({
						total: { ...count, description: "Rows of the tab that meet the filters, on all pages." },
						all: { ...count, description: "Rows that the person may see." },
						matching: { ...counts, description: "Rows of each tab that meet the filters." },
						matchingAll: { ...count, description: "Rows of all tabs that meet the filters." },
						after: { type: ["string", "null"], description: "Where the next page begins; null where only its number says it." },
					}),
				}),
				"Processes without their past, and the counts.",
			),
		},
	},
	refusals: ["invalid"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const question = questionOf(query);
		const rows = (await rowsAreFilled(server.data, tenant)) ? await ListOfRows.of(db, { tenant, access, now: server.now() }) : null;
		const page = rows?.whole === true ? await pageOfRows(db, tenant.slug, rows, question) : await pageOfRecords(request, question);
		const { category } = question;
		const parts: JsonText[] = [`{"data":[`];
		for (const [index, row] of page.found.entries()) {
			if (index > 0) parts.push(",");
			parts.push(...shortParts(tenant, row, access.at(row.code)));
		}
		const metaData = {
			total: sumOf(page.matching, category),
			all: sumOf(page.groups, null),
			matching: Object.fromEntries(categories.map((each) => [each, sumOf(page.matching, each)])),
			matchingAll: sumOf(page.matching, null),
			after: page.last === null ? null : writePlace(page.last),
		};
		parts.push(`],"metaData":${JSON.stringify(metaData)}}`);
		return sendText(reply, joinedBytes(parts));
	},
});

interface FoundPage {
	/** Every row that the person sees, and those that meet the filters. */
	readonly groups: readonly RowGroup[];
	readonly matching: readonly RowGroup[];
	readonly found: readonly PageRow[];
	readonly last: RowPlace | null;
}

/** Throws "invalid". */
function questionOf(query: Shape["Querystring"]): RowQuestion {
	const { category = null, sort = "-updated", page = "1", rows = "25" } = query;
	const filters: Record<string, readonly string[]> = { ...readFilters(query.filters) };
	for (const name of servedFilters) {
		const asked = query[name]?.split(",");
		if (asked !== undefined) filters[name] = asked;
	}
	return {
		category,
		filters,
		sort: sort.replace(/^-/, ""),
		descending: sort.startsWith("-"),
		rows: Number(rows),
		skip: (Number(page) - 1) * Number(rows),
		after: query.after === undefined ? null : readPlace(query.after),
	};
}

async function pageOfRows(db: DataDoor["db"], tenant: string, rows: ListOfRows, question: RowQuestion): Promise<FoundPage> {
	if (!rows.sorts(question.sort)) throw refusedAt("sort");
	if (!Object.keys(question.filters).every((field) => rows.filters(field))) throw refusedAt("filters");
	if (question.after !== null && !rows.orders(question.sort, question.after)) throw refusedAt("after");
	const matching = await rows.matching(question.filters);
	const { uuids, last } = await rows.page(question, sumOf(matching, question.category));
	return { groups: rows.groups, matching, found: await findListed(db, tenant, uuids), last };
}

/** The same of the table of processes itself, as far as it goes. */
async function pageOfRecords({ tenant, access, server }: FastifyRequest<Shape>, question: RowQuestion): Promise<FoundPage> {
	const { db } = server.data;
	const { category, filters, sort, descending, rows, skip } = question;
	const isServed = (name: string): name is ServedFilter => (servedFilters as readonly string[]).includes(name);
	if (!(servedOrders as readonly string[]).includes(sort)) throw refusedAt("sort");
	if (!Object.keys(filters).every(isServed)) throw refusedAt("filters");
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

function meets({ step, code, type, status }: RowGroup, filters: RowQuestion["filters"]): boolean {
	const own = { step, municipality: code, type, status };
	return servedFilters.every((name) => filters[name]?.includes(own[name] ?? "") ?? true);
}

function sumOf(groups: readonly RowGroup[], category: ProcessCategory | null): number {
	return groups.reduce((sum, group) => (category === null || group.categories.includes(category) ? sum + group.rows : sum), 0);
}

const refusedAt = (path: string) => new Problem("invalid", { errors: [{ path, message: inputTexts.invalid }] });

function readFilters(text: string | undefined): Readonly<Record<string, readonly string[]>> {
	if (text === undefined) return {};
	const given = parsed(text);
	const entries = typeof given === "object" && given !== null && !Array.isArray(given) ? Object.entries(given) : null;
	const isValue = (value: unknown) => typeof value === "string" && value !== "" && value.length <= 500 && !unkept.test(value);
	const isFilter = ([field, chosen]: [string, unknown]) =>
		/^[a-z][A-Za-z0-9]{0,60}$/.test(field) &&
		Array.isArray(chosen) &&
		chosen.length > 0 &&
		chosen.length <= mostServedValues &&
		chosen.every(isValue);
	if (entries === null || entries.length > 40 || !entries.every(isFilter)) throw refusedAt("filters");
	return Object.fromEntries(entries);
}

/** PostgreSQL keeps neither NUL nor halves of characters, and so looks for neither. */
const unkept = /[\0\p{Surrogate}]/u;

function writePlace({ key, uuid }: RowPlace): string {
	return Buffer.from(JSON.stringify([key, uuid])).toString("base64url");
}

function readPlace(text: string): RowPlace {
	const given = parsed(Buffer.from(text, "base64url").toString());
	if (!Array.isArray(given) || given.length !== 2) throw refusedAt("after");
	const [key, uuid]: readonly unknown[] = given;
	const isKey = key === null || (typeof key === "number" && Number.isFinite(key)) || (typeof key === "string" && !unkept.test(key));
	if (!isKey || typeof uuid !== "string" || !/^[0-9a-f-]{36}$/.test(uuid)) throw refusedAt("after");
	return { key, uuid };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

import {
	mostServedRows,
	mostServedValues,
	type ProcessCategory,
	processCategories,
	type ServedFilter,
	type ServedOrder,
	servedFilters,
	servedOrders,
} from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { type JsonText, joinedBytes } from "../database/stored-bytes.ts";
import { countListed, type ListedGroup, listListed } from "./listed-store.ts";
import { shortParts } from "./visible-record.ts";

const categories = ["active", "municipality", "cpo", "onhold", "completed", "cancelled"] as const satisfies readonly ProcessCategory[];

interface Shape {
	Querystring: Partial<Readonly<Record<ServedFilter, string>>> & {
		category?: ProcessCategory;
		sort?: ServedOrder | `-${ServedOrder}`;
		page?: string;
		rows?: string;
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
 * A page of the list of processes, filtered and in order, with what its tabs count: what the list shows before it has
 * loaded every process. It can be asked for only what no mask hides.
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
				sort: {
					type: "string",
					enum: servedOrders.flatMap((order) => [order, `-${order}`]),
					description: "Order; with a minus the other way round. -updated when left out.",
				},
				page: { type: "string", pattern: "^[1-9][0-9]{0,7}$", description: "From 1, the page when none is asked for." },
				rows: { type: "string", pattern: "^([1-9][0-9]?|100)$", description: `Rows per page, 1 to ${mostServedRows}; 25 when left out.` },
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
						counts: { ...counts, description: "Rows of each tab." },
						matching: { ...counts, description: "Rows of each tab that meet the filters." },
						matchingAll: { ...count, description: "Rows of all tabs that meet the filters." },
					}),
				}),
				"Processes without their past, and the counts.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { db } = server.data;
		const asked = Object.fromEntries(servedFilters.map((name) => [name, query[name]?.split(",") ?? null])) as Asked;
		const codes = access.codes("realisationlist");
		const steps = tenant.flow.compiled.steps;
		const categoriesOf = ({ status, step }: ListedGroup) =>
			processCategories(status, step, (code) => steps.get(code)?.definition.access.edit ?? []);
		const groups = (await countListed(db, tenant.slug, codes)).map((group) => ({ ...group, categories: categoriesOf(group) }));
		const matching = groups.filter((group) => meets(group, asked));
		const { category, sort = "-updated", page = "1", rows = "25" } = query;
		const role = category === "municipality" || category === "cpo" ? category : null;
		const found = await listListed(db, tenant.slug, {
			codes,
			municipalities: asked.municipality,
			statuses: asked.status,
			types: asked.type,
			steps: asked.step,
			stepsOfTab: role && [...steps.values()].filter(({ definition }) => definition.access.edit.includes(role)).map(({ code }) => code),
			statusOfTab: category === "municipality" || category === "cpo" ? "active" : (category ?? null),
			descending: sort.startsWith("-"),
			rows: Number(rows),
			skip: (Number(page) - 1) * Number(rows),
		});
		const parts: JsonText[] = [`{"data":[`];
		for (const [index, row] of found.entries()) {
			if (index > 0) parts.push(",");
			parts.push(...shortParts(tenant, row, access.at(row.code)));
		}
		const metaData = {
			total: sum(category === undefined ? matching : matching.filter((group) => group.categories.includes(category))),
			all: sum(groups),
			counts: countsOf(groups),
			matching: countsOf(matching),
			matchingAll: sum(matching),
		};
		parts.push(`],"metaData":${JSON.stringify(metaData)}}`);
		return sendText(reply, joinedBytes(parts));
	},
});

type Asked = Readonly<Record<ServedFilter, readonly string[] | null>>;
type Counted = ListedGroup & { readonly categories: readonly ProcessCategory[] };

function meets({ step, code, type, status }: ListedGroup, asked: Asked): boolean {
	const own = { step, municipality: code, type, status };
	return servedFilters.every((name) => asked[name]?.includes(own[name] ?? "") ?? true);
}

const sum = (groups: readonly ListedGroup[]) => groups.reduce((total, { rows }) => total + rows, 0);

function countsOf(groups: readonly Counted[]): Readonly<Record<ProcessCategory, number>> {
	const counted = categories.map((category) => [category, sum(groups.filter((group) => group.categories.includes(category)))] as const);
	return Object.fromEntries(counted) as Record<ProcessCategory, number>;
}

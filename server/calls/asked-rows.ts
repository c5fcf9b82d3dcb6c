import { mostServedRows, mostServedValues } from "../../engine/index.ts";
import type { RowPlace, RowQuestion } from "../database/rows/row-question.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";

/** Query parameters that any list answered by the server accepts. */
export interface AskedRows {
	sort?: string;
	page?: string;
	rows?: string;
	filters?: string;
	after?: string;
}

/** A field of a form is named by its path in the values. */
const fieldName = "[a-z][A-Za-z0-9_.]{0,160}";
const isFieldName = new RegExp(`^${fieldName}$`);

/** Their schema. `usual`: the default order. */
export const askedRows = (usual: string) => ({
	filters: {
		type: "string",
		maxLength: 8000,
		description:
			"JSON of the values of other filters, by field: texts that are contained, options of which a row has one, tags that it has all of.",
	},
	sort: {
		type: "string",
		pattern: `^-?${fieldName}$`,
		description: `Field of the list; with a minus the other way round. ${usual} when left out.`,
	},
	page: { type: "string", pattern: "^[1-9][0-9]{0,7}$", description: "From 1, the page when none is asked for." },
	rows: {
		type: "string",
		pattern: "^([1-9][0-9]{0,2}|1000)$",
		description: `Rows per page, 1 to ${mostServedRows}; 25 when left out.`,
	},
	after: {
		type: "string",
		maxLength: 2000,
		description: "`after` of the page before: a deep page is then found as soon as the first.",
	},
});

/** Throws "invalid". */
export function questionOf<Category extends string>(
	{ sort = "", page = "1", rows = "25", filters, after }: AskedRows,
	category: Category | null,
): RowQuestion<Category> {
	return {
		category,
		filters: readFilters(filters),
		sort: sort.replace(/^-/, ""),
		descending: sort.startsWith("-"),
		rows: Number(rows),
		skip: (Number(page) - 1) * Number(rows),
		after: after === undefined ? null : readPlace(after),
	};
}

/** What the rows of a list can be sorted and filtered by. */
export interface KnownRows {
	readonly sorts: (field: string) => boolean;
	readonly filters: (field: string) => boolean;
	readonly orders: (field: string, place: RowPlace) => boolean;
}

/** Throws "invalid" for a query that the rows cannot answer. */
export function checkQuestion(rows: KnownRows, { sort, filters, after }: RowQuestion): void {
	if (!rows.sorts(sort)) throw refusedAt("sort");
	if (!Object.keys(filters).every((field) => rows.filters(field))) throw refusedAt("filters");
	if (after !== null && !rows.orders(sort, after)) throw refusedAt("after");
}

export const refusedAt = (path: string) => new Problem("invalid", { errors: [{ path, message: inputTexts.invalid }] });

function readFilters(text: string | undefined): RowQuestion["filters"] {
	if (text === undefined) return {};
	const given = parsed(text);
	if (typeof given !== "object" || given === null || Array.isArray(given) || !areFilters(given)) throw refusedAt("filters");
	return given;
}

/** Whether these are valid filters, wherever they come from. */
export function areFilters(given: object): given is RowQuestion["filters"] {
	const entries = Object.entries(given);
	const isValue = (value: unknown) => typeof value === "string" && value !== "" && value.length <= 500 && !unkept.test(value);
	const isFilter = ([field, chosen]: [string, unknown]) =>
		isFieldName.test(field) && Array.isArray(chosen) && chosen.length > 0 && chosen.length <= mostServedValues && chosen.every(isValue);
	return entries.length <= 40 && entries.every(isFilter);
}

/** PostgreSQL can neither store nor search for NUL and lone surrogates. */
const unkept = /[\0\p{Surrogate}]/u;

export function writePlace({ key, uuid }: RowPlace): string {
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

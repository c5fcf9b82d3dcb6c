import { type Codes, everyCode } from "../../engine/index.ts";

/** The maximum page size, and the default. */
export const mostPerPage = 400;

/** From this value on an `offSet` is a cursor that `next` returned; below it, it is a number of records to skip. */
const firstCursor = 100_000_000_000;

const wholeNumber = (description: string) => ({ type: "string", pattern: "^[0-9]{1,15}$", description });
const pageSize = {
	type: "string",
	pattern: "^([1-9][0-9]?|[1-3][0-9]{2}|400)$",
	description: "Records per page, 1 to 400; 400 when left out.",
};
const offSet = wholeNumber("Records to skip, or the `next` of the page before.");

/** Query of every collection. `pagesize` and `offset` are other spellings. */
export const pagingQuery = {
	pageSize,
	pagesize: { ...pageSize, description: "Other spelling of pageSize." },
	offSet,
	offset: { ...offSet, description: "Other spelling of offSet." },
	at: wholeNumber("Snapshot that the first page answered; only records with synced up to it."),
	fromTimeStamp: wholeNumber("Only records with synced after it, in milliseconds since 1970."),
	codes: {
		type: "string",
		pattern: "^[\\p{L}\\p{N}-]{1,120}(,[\\p{L}\\p{N}-]{1,120}){0,399}$",
		description: "Geography codes with commas between them; all of the person's when left out.",
	},
} as const;

/** A parameter in both spellings would be ambiguous. */
export const pagingRules = {
	allOf: [{ not: { required: ["pageSize", "pagesize"] } }, { not: { required: ["offSet", "offset"] } }],
} as const;

export interface PagingQuery {
	readonly pageSize?: string;
	readonly pagesize?: string;
	readonly offSet?: string;
	readonly offset?: string;
	readonly at?: string;
	readonly fromTimeStamp?: string;
	readonly codes?: string;
}

export interface PageRequest {
	readonly pageSize: number;
	/** Records to skip. */
	readonly skip: number;
	/** Only records with a `synced` after this. */
	readonly after: number;
	/** Only records with a `synced` up to this; undefined on a first page. */
	readonly at: number | undefined;
	/** Geography codes both requested and allowed. */
	readonly codes: Codes;
}

export function readPageRequest(query: PagingQuery, allowed: Codes): PageRequest {
	const offset = Number(query.offSet ?? query.offset ?? 0);
	const from = Number(query.fromTimeStamp ?? 0);
	const cursor = offset >= firstCursor;
	return {
		pageSize: Number(query.pageSize ?? query.pagesize ?? mostPerPage),
		skip: cursor ? 0 : offset,
		after: cursor ? Math.max(offset, from) : from,
		at: query.at === undefined ? undefined : Number(query.at),
		codes: intersection(query.codes?.split(","), allowed),
	};
}

function intersection(asked: readonly string[] | undefined, allowed: Codes): Codes {
	if (asked === undefined) return allowed;
	return allowed === everyCode ? asked : asked.filter((code) => allowed.includes(code));
}

interface Pagination {
	/** What to send as `offSet` for the next page; null at the end. */
	readonly next: number | null;
	/** What to send as `at` with the next pages, and as `fromTimeStamp` with the next synchronisation. */
	readonly at: number;
}

/**
 * Cuts a result with one extra record down to the page. `next` is the `synced` of its last record, not a count: a record that changes
 * during paging moves to the end, and a count would then skip one.
 */
export function cutPage<Row extends { readonly synced: number }>(
	rows: readonly Row[],
	pageSize: number,
	at: number,
): { rows: readonly Row[]; pagination: Pagination } {
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	return { rows: page, pagination: { next: rows.length > pageSize && last !== undefined ? last.synced : null, at } };
}

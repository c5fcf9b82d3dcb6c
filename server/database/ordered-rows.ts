import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, everyCode, type FieldValue, type ListField, type SortKey } from "../../engine/index.ts";
import { type CountedComments, withComments } from "./row-comments.ts";
import type { RowExpressions } from "./row-expressions.ts";
import type { RowPlace, RowQuestion } from "./row-question.ts";
import type { Database } from "./tables.ts";

type Condition = RawBuilder<SqlBool>;

/** The rows of one list, for one person and one moment. */
interface OrderableRows {
	readonly table: "realisation_row" | "request_row" | "location_row";
	readonly fields: Readonly<Record<string, ListField>>;
	readonly sql: RowExpressions;
	/** What tells the rows that this person sees. */
	readonly seen: readonly Condition[];
	/** Fields of the product, not of a tenant, that every row has a value of. */
	readonly always: readonly string[];
	/** Those of its fields that are instants in a column, which an index serves. */
	readonly instants: readonly string[];
	/** Absent of a list whose records have none. */
	readonly comments?: CountedComments;
	/** What a value sorts by of a field that is sorted by names. */
	readonly keyOf: (field: string, value: FieldValue) => SortKey;
}

/** Pages of a list in any order, out of its rows. */
export class OrderedRows {
	readonly #db: Kysely<Database>;
	readonly #rows: OrderableRows;

	constructor(db: Kysely<Database>, rows: OrderableRows) {
		this.#db = db;
		this.#rows = rows;
	}

	/** Whether a place can be one of the order by this field. */
	orders(field: string, { key }: RowPlace): boolean {
		if (this.#rows.sql.sortKey(field) === null) return false;
		if (key === null) return true;
		if (this.#rows.instants.includes(field)) return Number.isSafeInteger(key);
		return typeof key === (this.#isCount(field) ? "number" : "string");
	}

	/** Uuids of a page in order, and the place of its last row. `where`: what rows have to meet; `total`: rows on all pages. */
	async page(
		question: RowQuestion,
		where: readonly Condition[],
		total: number,
	): Promise<{ readonly uuids: readonly string[]; readonly last: RowPlace | null }> {
		const key = this.#rows.sql.sortKey(question.sort);
		return key === null ? this.#byNames(question, where) : this.#byKey(question, where, key, total);
	}

	/** Values of a field that occur in a row that this person sees. */
	async occurring(field: string): Promise<readonly FieldValue[]> {
		const { sql: expressions, table, seen } = this.#rows;
		const isNumber = this.#isCount(field);
		const value = isNumber ? expressions.sortKey(field) : expressions.value(field);
		const found = await sql<{
			value: string | number | null;
		}>`select distinct ${value} as value from ${sql.table(table)} r where ${and(seen)}`.execute(this.#db);
		return found.rows.map((row) => (isNumber ? row.value : expressions.parsed(field, row.value)));
	}

	async #byKey(question: RowQuestion, where: readonly Condition[], key: RawBuilder<string | number | null>, total: number) {
		const { descending, rows, skip, after, sort } = question;
		const { table, seen, fields, instants } = this.#rows;
		const isOwn = fields[sort]?.path === null;
		const always = isOwn && this.#rows.always.includes(sort);
		// From the end the same rows are found sooner.
		const left = total - skip - rows;
		const backwards = after === null && left > 0 && left < skip;
		const down = descending !== backwards;
		const direction = down ? sql`desc` : sql`asc`;
		const order = sql`${always ? sql`` : sql`(${key} is null) ${backwards ? sql`desc` : sql`asc`}, `}${key} ${direction}, r.uuid ${backwards ? sql`desc` : sql`asc`}`;
		const beyond = after === null ? [] : [beyondPlace(key, after, descending, { always, isInstant: instants.includes(sort) })];
		const { comments: counted } = this.#rows;
		const comments = isOwn && sort === "comments" && counted !== undefined ? withComments(counted) : sql``;
		const count = backwards ? Math.min(rows, total - skip) : rows;
		const offset = after !== null ? 0 : backwards ? Math.max(0, left) : skip;
		const found = await sql<{
			uuid: string;
			key: string | number | null;
		}>`select r.uuid, ${key} as key from ${sql.table(table)} r ${comments}
			where ${and([...seen, ...where, ...beyond])} order by ${order} limit ${count} offset ${offset}`.execute(this.#db);
		const listed = backwards ? [...found.rows].reverse() : found.rows;
		const last = listed.at(-1);
		const isNumber = typeof last?.key === "number" || this.#isCount(sort);
		return {
			uuids: listed.map(({ uuid }) => uuid),
			last: last === undefined ? null : { uuid: last.uuid, key: last.key !== null && isNumber ? Number(last.key) : last.key },
		};
	}

	#isCount(sort: string): boolean {
		return ["number", "instant"].includes(this.#rows.fields[sort]?.kind ?? "");
	}

	/** Sorted by names, which the database does not know: how many rows there are of each value says where the page is. */
	async #byNames({ sort, descending, rows, skip }: RowQuestion, where: readonly Condition[]) {
		const { sql: expressions, table, seen } = this.#rows;
		const value = expressions.value(sort);
		const conditions = and([...seen, ...where]);
		const found = await sql<{
			value: string | null;
			rows: string | number;
		}>`select ${value} as value, count(*) as rows from ${sql.table(table)} r
			where ${conditions} group by 1`.execute(this.#db);
		const groups = new Map<SortKey, { readonly values: FieldValue[]; rows: number }>();
		for (const each of found.rows) {
			const parsed = expressions.parsed(sort, each.value);
			const key = this.#rows.keyOf(sort, parsed);
			const group = groups.get(key) ?? { values: [], rows: 0 };
			group.values.push(parsed);
			group.rows += Number(each.rows);
			groups.set(key, group);
		}
		const inOrder = [...groups].sort(([one], [other]) => compareKeys(one, other, descending));
		const uuids: string[] = [];
		let before = skip;
		for (const [, group] of inOrder) {
			if (uuids.length >= rows) break;
			if (before >= group.rows) {
				before -= group.rows;
				continue;
			}
			const part = await sql<{
				uuid: string;
			}>`select r.uuid from ${sql.table(table)} r where ${conditions} and ${expressions.equals(sort, group.values)}
				order by r.uuid limit ${rows - uuids.length} offset ${before}`.execute(this.#db);
			uuids.push(...part.rows.map(({ uuid }) => uuid));
			before = 0;
		}
		return { uuids, last: null };
	}
}

export const and = (conditions: readonly Condition[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** Rows of the tenant in these geography codes. */
export function withinCodes(tenant: string, codes: Codes): readonly Condition[] {
	const own = sql<SqlBool>`r.tenant = ${tenant}`;
	if (codes === everyCode) return [own];
	return codes.length === 0 ? [sql<SqlBool>`1 = 0`] : [own, sql<SqlBool>`r.code in (${sql.join(codes)})`];
}

/** What comes behind a row. Written so that an index on the key finds where to begin. */
function beyondPlace(
	key: RawBuilder<unknown>,
	{ key: at, uuid }: RowPlace,
	descending: boolean,
	{ always, isInstant }: { readonly always: boolean; readonly isInstant: boolean },
): Condition {
	if (at === null) return sql<SqlBool>`(${key} is null and r.uuid > ${uuid})`;
	const place = typeof at === "number" && !isInstant ? sql`cast(${at} as double precision)` : sql`${at}`;
	const edge = descending ? sql<SqlBool>`${key} <= ${place}` : sql<SqlBool>`${key} >= ${place}`;
	const behind = descending ? sql<SqlBool>`${key} < ${place}` : sql<SqlBool>`${key} > ${place}`;
	const rows = sql<SqlBool>`(${edge} and (${behind} or r.uuid > ${uuid}))`;
	return always ? rows : sql<SqlBool>`(${rows} or ${key} is null)`;
}

function compareKeys(one: SortKey, other: SortKey, descending: boolean): number {
	if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
	const sign = descending ? -1 : 1;
	return one < other ? -sign : one > other ? sign : 0;
}

import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, everyCode, type FieldValue, type ListField, type SortKey } from "../../../engine/index.ts";
import type { Database } from "../tables/tables.ts";
import { type CountedComments, commentsIn, isCommentCount, withComments } from "./row-comments.ts";
import type { RowExpressions } from "./row-expressions.ts";
import type { RowPlace, RowQuestion } from "./row-question.ts";

type Condition = RawBuilder<SqlBool>;

/** The rows of one list, for one person and one moment. */
interface OrderableRows {
	readonly table: "realisation_row" | "request_row" | "location_row";
	readonly fields: Readonly<Record<string, ListField>>;
	readonly sql: RowExpressions;
	/** Conditions that select the rows that this person sees. */
	readonly seen: readonly Condition[];
	/** Fields of the product, not of a tenant, that have a value in every row. */
	readonly always: readonly string[];
	/** The fields among these that are instants in a column of their own, for which there is an index. */
	readonly instants: readonly string[];
	/** Absent for a list whose records have no comments. */
	readonly comments?: CountedComments;
	/** The sort key of a value, for a field that is sorted by names. */
	readonly keyOf: (field: string, value: FieldValue) => SortKey;
}

type Key = RawBuilder<string | number | null>;

interface OrderedPage {
	readonly uuids: readonly string[];
	readonly last: RowPlace | null;
}

interface KeyedRow {
	readonly uuid: string;
	readonly key: string | number | null;
}

interface RangeOfRows {
	readonly where: readonly Condition[];
	/** Rows without a key, ordered by uuid only. */
	readonly isWithout?: boolean;
	/** The row after which it begins. */
	readonly after: RowPlace | null;
	readonly skip: number;
	readonly rows: number;
	/** Number of rows in this part; null when unknown. */
	readonly of: number | null;
}

/** Pages of a list in any order, read from its rows. */
export class OrderedRows {
	readonly #db: Kysely<Database>;
	readonly #rows: OrderableRows;

	constructor(db: Kysely<Database>, rows: OrderableRows) {
		this.#db = db;
		this.#rows = rows;
	}

	/** Whether this place can occur in the order by this field. */
	orders(field: string, { key }: RowPlace): boolean {
		if (this.#rows.sql.sortKey(field) === null) return false;
		if (key === null) return true;
		if (this.#rows.instants.includes(field)) return Number.isSafeInteger(key);
		return typeof key === (this.#isCount(field) ? "number" : "string");
	}

	/** Uuids of a page in order, and the place of its last row. `where`: conditions on the rows; `total`: rows on all pages. */
	async page(question: RowQuestion, where: readonly Condition[], total: number): Promise<OrderedPage> {
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

	async #byKey(question: RowQuestion, where: readonly Condition[], key: Key, total: number): Promise<OrderedPage> {
		const { rows, skip, after, sort } = question;
		const isFromStart = after !== null || skip === 0;
		const read = (range: RangeOfRows) => this.#readByKey(question, key, range);
		if (this.#rows.fields[sort]?.path === null && this.#rows.always.includes(sort)) {
			return this.#pageOf(sort, await read({ where, after, skip: isFromStart ? 0 : skip, rows, of: after === null ? total : null }));
		}
		// Rows without a value come last in either direction: two parts, each in an order that an index can serve.
		const present = [...where, sql<SqlBool>`${key} is not null`];
		const absent = [...where, sql<SqlBool>`${key} is null`];
		const held = isFromStart ? null : await this.#count(present);
		const first = after?.key === null ? [] : await read({ where: present, after, skip: isFromStart ? 0 : skip, rows, of: held });
		if (first.length >= rows) return this.#pageOf(sort, first);
		const rest = await read({
			where: absent,
			isWithout: true,
			after: after?.key === null ? after : null,
			skip: held === null ? 0 : Math.max(0, skip - held),
			rows: rows - first.length,
			of: held === null ? null : total - held,
		});
		return this.#pageOf(sort, [...first, ...rest]);
	}

	async #readByKey({ sort, descending }: RowQuestion, key: Key, range: RangeOfRows): Promise<readonly KeyedRow[]> {
		const { table, seen, fields, instants, comments: counted } = this.#rows;
		const { where, after, skip, of } = range;
		const rows = of === null ? range.rows : Math.min(range.rows, of - skip);
		if (rows <= 0) return [];
		// The same rows are found sooner from the other end.
		const left = of === null ? skip : of - skip - rows;
		const backwards = left < skip;
		const direction = descending !== backwards ? sql`desc` : sql`asc`;
		const byUuid = sql`r.uuid ${backwards ? sql`desc` : sql`asc`}`;
		const order = range.isWithout ? byUuid : sql`${key} ${direction}, ${byUuid}`;
		const beyond = after === null ? [] : [beyondPlace(key, after, descending, instants.includes(sort))];
		const isCounted = counted !== undefined && isCommentCount(sort, fields[sort]?.path);
		const comments = isCounted ? withComments(commentsIn(sort, counted)) : sql``;
		const found = await sql<KeyedRow>`select r.uuid, ${key} as key from ${sql.table(table)} r ${comments}
			where ${and([...seen, ...where, ...beyond])} order by ${order} limit ${rows} offset ${backwards ? left : skip}`.execute(this.#db);
		return backwards ? [...found.rows].reverse() : found.rows;
	}

	async #count(where: readonly Condition[]): Promise<number> {
		const { table, seen } = this.#rows;
		const found = await sql<{ rows: string | number }>`select count(*) as rows from ${sql.table(table)} r
			where ${and([...seen, ...where])}`.execute(this.#db);
		return Number(found.rows[0]?.rows ?? 0);
	}

	#pageOf(sort: string, rows: readonly KeyedRow[]): OrderedPage {
		const last = rows.at(-1);
		const isNumber = typeof last?.key === "number" || this.#isCount(sort);
		return {
			uuids: rows.map(({ uuid }) => uuid),
			last: last === undefined ? null : { uuid: last.uuid, key: last.key !== null && isNumber ? Number(last.key) : last.key },
		};
	}

	#isCount(sort: string): boolean {
		return ["number", "instant"].includes(this.#rows.fields[sort]?.kind ?? "");
	}

	/** For a field sorted by names, which the database does not know: the number of rows per value determines where the page is. */
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

/** Rows after this one, among those that likewise have a key or lack one. Written so that an index on the key finds where to begin. */
function beyondPlace(key: Key, { key: at, uuid }: RowPlace, descending: boolean, isInstant: boolean): Condition {
	if (at === null) return sql<SqlBool>`r.uuid > ${uuid}`;
	const place = typeof at === "number" && !isInstant ? sql`cast(${at} as double precision)` : sql`${at}`;
	const edge = descending ? sql<SqlBool>`${key} <= ${place}` : sql<SqlBool>`${key} >= ${place}`;
	const behind = descending ? sql<SqlBool>`${key} < ${place}` : sql<SqlBool>`${key} > ${place}`;
	return sql<SqlBool>`(${edge} and (${behind} or r.uuid > ${uuid}))`;
}

function compareKeys(one: SortKey, other: SortKey, descending: boolean): number {
	if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
	const sign = descending ? -1 : 1;
	return one < other ? -sign : one > other ? sign : 0;
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type FieldValue, type ListDefinition, listedSortKey } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { and, OrderedRows } from "../database/rows/ordered-rows.ts";
import type { CountedComments } from "../database/rows/row-comments.ts";
import type { RowExpressions } from "../database/rows/row-expressions.ts";
import type { RowPlace, RowQuestion } from "../database/rows/row-question.ts";
import { RowConditions } from "./row-conditions-store.ts";

type Condition = RawBuilder<SqlBool>;

export interface CountedRows {
	readonly all: number;
	/** By the word of each tab. */
	readonly tabs: Readonly<Record<string, number>>;
}

/** A list whose tabs are values of its fields, for one person at one moment. */
interface TabbedList<Asked> {
	readonly tenant: string;
	readonly name: "locations" | "requests";
	readonly table: "location_row" | "request_row";
	readonly list: ListDefinition;
	/** Fields that the rows contain; fields that a tenant defines by a path are left to the browser. */
	readonly known: readonly string[];
	readonly sql: RowExpressions;
	/** Conditions that select the rows that this person sees. */
	readonly seen: readonly Condition[];
	/** Fields that have a value in every row. */
	readonly always: readonly string[];
	/** The fields among these that are instants in a column of their own, for which there is an index. */
	readonly instants: readonly string[];
	/** How a search finds rows. */
	readonly searched: {
		/** Search keys of the rows' own text, in order. */
		readonly own: readonly string[];
		/** Fields whose names are searched, each separately. */
		readonly named: readonly string[];
		/** Every value that rows have, or once had, in one of those fields. */
		readonly values: readonly FieldValue[];
	};
	/** Absent for a list whose records have no comments. */
	readonly comments?: CountedComments;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** The text that the browser shows for the value of an option or tags field. */
	readonly labelOf: (field: string, value: FieldValue) => string;
	/** The conditions for the parameters specific to this list. */
	readonly beside: (asked: Asked) => readonly Condition[];
}

/**
 * The rows of a list as one person sees it at one moment: counted by tab, read page by page. `Asked`: parameters specific to this list; an
 * absent one adds no condition.
 */
export class TabbedRows<Asked extends object> {
	readonly list: ListDefinition;
	/** False when the list shows fields that are only in the records. */
	readonly whole: boolean;
	readonly #db: DataDoor["db"];
	readonly #rows: TabbedList<Asked>;
	readonly #conditions: RowConditions;
	readonly #ordered: OrderedRows;

	constructor(db: DataDoor["db"], rows: TabbedList<Asked>) {
		const { tenant, name, table, list, known, sql: expressions, seen, always, instants, searched, comments, now, labelOf } = rows;
		const { fields } = list;
		const counted = comments === undefined ? {} : { comments };
		this.list = list;
		this.whole = isKnown(list, known);
		this.#db = db;
		this.#rows = rows;
		this.#conditions = new RowConditions({
			db,
			found: { tenant, list: name },
			fields,
			own: searched.own,
			named: searched.named,
			sql: expressions,
			...counted,
			now,
			textOf: labelOf,
			valuesOf: async () => searched.values,
		});
		this.#ordered = new OrderedRows(db, {
			table,
			fields,
			sql: expressions,
			seen,
			always,
			instants,
			...counted,
			keyOf: (field, value) => listedSortKey(fields[field]?.kind ?? "text", value, () => labelOf(field, value)),
		});
	}

	/** Whether the rows contain a field in a form that can be sorted. */
	sorts(field: string): boolean {
		return this.#rows.known.includes(field) && this.list.fields[field]?.path === null;
	}

	/** Whether the rows can be filtered by it. */
	filters(field: string): boolean {
		return field === "search" || this.sorts(field);
	}

	orders(field: string, at: RowPlace): boolean {
		return this.#ordered.orders(field, at);
	}

	/** How many rows the person sees. */
	everything(): Promise<CountedRows> {
		return this.#count([]);
	}

	/** How many rows meet the query, in each tab and together. */
	async count(asked: Pick<RowQuestion, "filters"> & Asked): Promise<CountedRows> {
		return this.#count(await this.#meets(asked));
	}

	/** Uuids of a page in order, and the place of its last row. `total`: rows on all pages. */
	async page(question: RowQuestion & Asked, total: number): ReturnType<OrderedRows["page"]> {
		return this.#ordered.page(question, [...(await this.#meets(question)), ...this.#tab(question.category)], total);
	}

	/** Values that can be chosen in a filter: those that occur in any row that this person sees. */
	async choices(field: string): Promise<readonly FieldValue[]> {
		const found = await this.#ordered.occurring(field);
		return [...new Set(found.flatMap((each) => (each === null ? [] : each)))];
	}

	/** Conditions for the rows that a query finds, among those that the person sees. */
	async finds(question: Pick<RowQuestion, "filters" | "category"> & Asked): Promise<readonly Condition[]> {
		return [...this.#rows.seen, ...(await this.#meets(question)), ...this.#tab(question.category)];
	}

	async #count(where: readonly Condition[]): Promise<CountedRows> {
		const { categories } = this.list;
		const sums = categories.map(
			({ word }, index) =>
				sql`sum(case when ${and([sql<SqlBool>`1 = 1`, ...this.#tab(word)])} then 1 else 0 end) as ${sql.id(`tab${index}`)}`,
		);
		const found = await sql<Readonly<Record<string, number | string | null>>>`
			select ${sql.join([sql`count(*) as whole`, ...sums])} from ${sql.table(this.#rows.table)} r
			where ${and([...this.#rows.seen, ...where])}`.execute(this.#db);
		const [row = {}] = found.rows;
		return {
			all: Number(row.whole ?? 0),
			tabs: Object.fromEntries(categories.map(({ word }, index) => [word, Number(row[`tab${index}`] ?? 0)])),
		};
	}

	async #meets(asked: Pick<RowQuestion, "filters"> & Asked): Promise<readonly Condition[]> {
		return [...(await this.#conditions.of(asked.filters)), ...this.#rows.beside(asked)];
	}

	#tab(word: string | null): readonly Condition[] {
		const { field, values = [] } = this.list.categories.find((each) => each.word === word) ?? {};
		return field === undefined || this.list.fields[field] === undefined ? [] : [this.#rows.sql.isOneOf(field, values)];
	}
}

function isKnown({ layouts, filters, categories, fields, sort }: ListDefinition, known: readonly string[]): boolean {
	const shown = layouts.flatMap(({ columns }) => columns.map(({ field }) => field));
	const used = [...shown, ...filters.map(({ field }) => field), sort.field];
	const tabs = categories.flatMap(({ field }) => field ?? []);
	return (
		Object.values(fields).every(({ path }) => path === null) &&
		used.every((field) => field === "search" || known.includes(field)) &&
		tabs.every((field) => known.includes(field) && fields[field]?.kind === "option")
	);
}

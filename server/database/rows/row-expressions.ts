import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Bound, FieldValue, ListField } from "../../../engine/index.ts";
import type { Database } from "../tables/tables.ts";
import { isCommentCount } from "./row-comments.ts";

type Sql<Value> = RawBuilder<Value>;

/**
 * The properties in which the rows of one list differ from those of another. In SQL a row is `r`, with its `cells`, `search` and `parts`.
 */
export interface DescribedRows {
	/** Fields of the list that have a column of their own. */
	readonly columns: Readonly<Record<string, string>>;
	/** Sort keys of fields that are not in a cell. Texts are compared byte by byte, as `collationKey` prepares them. */
	readonly textKeys: Readonly<Record<string, Sql<string | null>>>;
	readonly numberKeys: Readonly<Record<string, Sql<number>>>;
	/** Comparable texts of fields that are not in a cell; null without a value. */
	readonly texts?: Readonly<Record<string, Sql<string | null>>>;
	/** Fields whose JSON text is derived from the content of their cell, as far as this person sees it. */
	readonly made: Readonly<Record<string, (found: Sql<string>) => Sql<string | null>>>;
	/** The rows in which a field is hidden from this person; empty for most fields and people. */
	readonly hidden: (field: string) => readonly Sql<SqlBool>[];
	/** The rows in which a part of the search text is hidden. */
	readonly hiddenPart: (key: string) => readonly Sql<SqlBool>[];
}

/** The SQL for the fields of a list, for one person and one moment. Values that the person may not see are null. */
export class RowExpressions {
	readonly #isPostgres: boolean;
	readonly #fields: Readonly<Record<string, ListField>>;
	readonly #rows: DescribedRows;

	constructor(db: Kysely<Database>, fields: Readonly<Record<string, ListField>>, rows: DescribedRows) {
		this.#isPostgres = isPostgres(db);
		this.#fields = fields;
		this.#rows = rows;
	}

	/** The expression to sort by; null when the field is sorted by names, for which `value` gives the groups. */
	sortKey(field: string): Sql<string | number | null> | null {
		const { path = null, kind } = this.#fields[field] ?? {};
		if (path === null) {
			const { [field]: textKey } = this.#rows.textKeys;
			if (textKey !== undefined) return this.#collated(textKey);
			const { [field]: numberKey } = this.#rows.numberKeys;
			if (numberKey !== undefined) return numberKey;
		}
		switch (kind) {
			case "text":
				return this.#seen(field, this.#collated(sql`coalesce(${this.#text(`${field}#`)}, ${this.#text(field)})`));
			case "date":
				return this.#seen(field, this.#collated(this.#text(`${field}#`)));
			case "number":
			case "instant":
				return this.#seen(field, this.#isPostgres ? sql<number>`(${this.#text(field)})::float8` : sql<number>`${this.#text(field)}`);
			default:
				return null;
		}
	}

	/** JSON text of the value of an option, tags or flag; null for none. */
	value(field: string): Sql<string | null> {
		const column = this.#column(field);
		if (column !== undefined) return sql<string | null>`${sql.ref(`r.${column}`)}`;
		const found = this.#isPostgres
			? sql<string>`(r.cells -> ${sql.lit(field)})::text`
			: sql<string>`(r.cells -> ${sql.lit(`$."${field}"`)})`;
		return this.#made(field)?.(found) ?? this.#seen(field, found);
	}

	/** Whether this person sees it in some rows and not in others. */
	isMasked(field: string): boolean {
		return this.#rows.hidden(field).length > 0;
	}

	/** Parses the result of `value`. */
	parsed(field: string, found: string | number | null): FieldValue {
		if (found === null) return null;
		return this.#column(field) === undefined ? parseValue(String(found)) : found;
	}

	/** Whether the comparable text of a field contains a word. */
	contains(field: string, word: string): Sql<SqlBool> {
		return this.isPart(this.#shownText(field), word);
	}

	/** Whether part of the search text of the record itself is hidden from this person in some rows. `keys`: keys of its parts. */
	isTextMasked(keys: readonly string[]): boolean {
		return keys.some((key) => this.#rows.hiddenPart(key).length > 0);
	}

	/**
	 * Whether the search text of the record itself, as far as this person sees it, contains a word. `keys`: keys of its parts, in order;
	 * `found`: whether the whole text does, when an index can tell.
	 */
	searched(keys: readonly string[], word: string, found: Sql<SqlBool> | null): Sql<SqlBool> {
		const whole = found ?? this.isPart(sql`r.search`, word);
		if (!this.isTextMasked(keys)) return whole;
		const masked = keys.map((key) => this.#rows.hiddenPart(key));
		const parts = keys.map((_key, index) => {
			const part = this.#isPostgres ? sql`(r.parts::json ->> ${sql.lit(index)})` : sql`(r.parts ->> ${sql.lit(`$[${index}]`)})`;
			return sql`coalesce(${this.#unless(masked[index] ?? [], part)}, '')`;
		});
		const seen = sql`${sql.join(parts, sql` || ' ' || `)}`;
		const shown = sql<SqlBool>`(case when ${or(masked.flat())} then ${this.isPart(seen, word)} else ${whole} end)`;
		// The visible text is part of the whole, and no word spans two parts.
		return found === null ? shown : sql<SqlBool>`(${found} and ${shown})`;
	}

	/** Whether the value is one of several, or has one of them among its own. `values`: as written in the address. */
	isOneOf(field: string, values: readonly string[]): Sql<SqlBool> {
		if (values.length === 0) return sql<SqlBool>`1 = 0`;
		const { kind } = this.#fields[field] ?? {};
		const column = this.#column(field);
		if (column !== undefined && kind === "option") return sql<SqlBool>`${sql.ref(`r.${column}`)} in (${sql.join(values)})`;
		if (kind === "option" || kind === "tags") return or(values.map((value) => this.#has(field, value)));
		if (kind === "flag") return or(values.map((value) => sql<SqlBool>`${this.value(field)} = ${value}`));
		const key = kind === "date" ? this.#shownText(field) : this.sortKey(field);
		const asked = kind === "date" ? values : values.filter((value) => String(Number(value)) === value).map(Number);
		return asked.length === 0
			? sql<SqlBool>`1 = 0`
			: sql<SqlBool>`${key} in (${sql.join(asked.map((each) => (typeof each === "number" ? sql`cast(${each} as double precision)` : sql`${each}`)))})`;
	}

	isEmpty(field: string): Sql<SqlBool> {
		const { kind } = this.#fields[field] ?? {};
		const isNamed = kind === "option" || kind === "tags" || kind === "flag";
		const counted = () => (isNamed ? this.value(field) : (this.sortKey(field) ?? this.value(field)));
		const value = kind === "text" || kind === "date" ? this.#shownText(field) : counted();
		return sql<SqlBool>`${value} is null`;
	}

	/** Whether the comparable text equals this one. */
	isText(field: string, word: string): Sql<SqlBool> {
		return sql<SqlBool>`coalesce(${this.#shownText(field)}, '') = ${word}`;
	}

	/** Whether the value lies within a range. `comments`: number of comments of the row that the field counts, if it does. */
	isWithin(field: string, bounds: readonly Bound[], comments: Sql<number>): Sql<SqlBool> {
		const { kind, path = null } = this.#fields[field] ?? {};
		const value = isCommentCount(field, path) ? comments : kind === "date" ? this.#collated(this.#shownText(field)) : this.sortKey(field);
		const parts = bounds.map(({ sign, value: bound }) => {
			// An index on an instant can only be used with an integer.
			const asNumber = kind === "instant" ? sql`cast(${bound} as bigint)` : sql`cast(${bound} as double precision)`;
			const asked = typeof bound === "number" ? asNumber : sql`${bound}`;
			return sql<SqlBool>`${value} ${sql.raw(sign)} ${asked}`;
		});
		return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
	}

	/** Whether the whole value equals one of these. */
	equals(field: string, values: readonly FieldValue[]): Sql<SqlBool> {
		const some = values.filter((value) => value !== null);
		const none = some.length < values.length ? [sql<SqlBool>`${this.value(field)} is null`] : [];
		if (some.length === 0) return or(none);
		const column = this.#column(field);
		if (column !== undefined) return or([...none, sql<SqlBool>`${sql.ref(`r.${column}`)} in (${sql.join(some)})`]);
		const texts = some.map((value) => JSON.stringify(value));
		// PostgreSQL writes JSON lists with spaces.
		if (!this.#isPostgres || this.#made(field) !== undefined) {
			return or([...none, sql<SqlBool>`${this.value(field)} in (${sql.join(texts)})`]);
		}
		const found = this.#seen(field, sql`(r.cells -> ${sql.lit(field)})`);
		return or([...none, sql<SqlBool>`${found} in (${sql.join(texts.map((text) => sql`${text}::jsonb`))})`]);
	}

	#has(field: string, value: string): Sql<SqlBool> {
		const has = this.#isPostgres
			? sql<SqlBool>`jsonb_exists(r.cells -> ${sql.lit(field)}, ${value})`
			: sql<SqlBool>`exists (select 1 from json_each(r.cells, ${sql.lit(`$."${field}"`)}) as each where each.value = ${value})`;
		const hidden = this.#rows.hidden(field);
		return hidden.length === 0 ? has : sql<SqlBool>`(${has} and not ${or(hidden)})`;
	}

	#column(field: string): string | undefined {
		return this.#fields[field]?.path === null ? this.#rows.columns[field] : undefined;
	}

	#made(field: string): DescribedRows["made"][string] | undefined {
		return this.#fields[field]?.path === null ? this.#rows.made[field] : undefined;
	}

	/** The comparable text of a field, as far as this person sees it. */
	#shownText(field: string): Sql<string | null> {
		const made = this.#fields[field]?.path === null ? this.#rows.texts?.[field] : undefined;
		return made ?? this.#seen<string | null>(field, this.#text(field));
	}

	#text(key: string): Sql<string> {
		return cellText(this.#isPostgres, key);
	}

	#collated<Value>(expression: Sql<Value>): Sql<Value> {
		return this.#isPostgres ? sql<Value>`${expression} collate "C"` : expression;
	}

	/** Whether a text contains a word. */
	isPart(text: Sql<unknown>, word: string): Sql<SqlBool> {
		return this.#isPostgres ? sql<SqlBool>`strpos(${text}, ${word}) > 0` : sql<SqlBool>`instr(${text}, ${word}) > 0`;
	}

	#seen<Value>(field: string, expression: Sql<Value>): Sql<Value> {
		return this.#unless(this.#rows.hidden(field), expression);
	}

	#unless<Value>(hidden: readonly Sql<SqlBool>[], expression: Sql<Value>): Sql<Value> {
		if (hidden.length === 0) return expression;
		return sql<Value>`(case when ${or(hidden)} then null else ${expression} end)`;
	}
}

export const isPostgres = (db: Kysely<Database>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The content of a cell of the row, as text. */
export function cellText(onPostgres: boolean, key: string): Sql<string> {
	return onPostgres ? sql<string>`(r.cells ->> ${sql.lit(key)})` : sql<string>`(r.cells ->> ${sql.lit(`$."${key}"`)})`;
}

export function or(conditions: readonly Sql<SqlBool>[]): Sql<SqlBool> {
	return conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Parses the stored JSON text of a value. */
export function parseValue(text: string): FieldValue {
	return JSON.parse(text);
}

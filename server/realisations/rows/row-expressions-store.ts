import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import { type Bound, dayNumber, type FieldValue, type ListField, trafficDecisionFact } from "../../../engine/index.ts";
import type { Database } from "../../database/tables.ts";
import type { HiddenRows, RowSight } from "./row-sight.ts";

type Sql<Value> = RawBuilder<Value>;

/** Columns that a field of the list has to itself. */
const ownColumns: Readonly<Record<string, string>> = {
	municipality: "code",
	status: "status",
	step: "step",
	type: "type",
	created: "created_at",
	updated: "updated_at",
};

/** What a field of the list of processes is in SQL, for one person and one moment. What that person may not see is null. */
export class RowExpressions {
	readonly #isPostgres: boolean;
	readonly #fields: Readonly<Record<string, ListField>>;
	readonly #sight: RowSight;
	readonly #today: number;

	constructor(db: Kysely<Database>, fields: Readonly<Record<string, ListField>>, sight: RowSight, now: number) {
		this.#isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
		this.#fields = fields;
		this.#sight = sight;
		this.#today = dayNumber(now);
	}

	/** What is compared in order; null where the field is sorted by names, which `value` groups. */
	sortKey(field: string): Sql<string | number | null> | null {
		const { path = null, kind } = this.#fields[field] ?? {};
		if (path === null) {
			if (field === "reference") return this.#collated(sql<string>`r.reference`);
			if (field === "updated" || field === "created") return sql<number>`${sql.ref(`r.${ownColumns[field]}`)}`;
			if (field === "days") return this.#days("day");
			if (field === "stepDays") return this.#days("step_day");
			if (field === "comments") return sql<number>`coalesce(c.number, 0)`;
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
		const column = this.#fields[field]?.path === null ? ownColumns[field] : undefined;
		if (column !== undefined) return sql<string | null>`${sql.ref(`r.${column}`)}`;
		const found = this.#isPostgres
			? sql<string>`(r.cells -> ${sql.lit(field)})::text`
			: sql<string>`(r.cells -> ${sql.lit(`$."${field}"`)})`;
		if (field === "vkb" && this.#fields[field]?.path === null) return this.#decision(found);
		return this.#seen(field, found);
	}

	/** What `value` gave, as a value. */
	parsed(field: string, found: string | number | null): FieldValue {
		if (found === null) return null;
		const isColumn = this.#fields[field]?.path === null && ownColumns[field] !== undefined;
		return isColumn ? found : parseValue(String(found));
	}

	/** Whether the comparable text of a field contains a word. */
	contains(field: string, word: string): Sql<SqlBool> {
		return this.isPart(this.#seen(field, this.#text(field)), word);
	}

	/** Whether the text of the process itself, as far as this person sees it, contains a word. `keys`: of its parts, in order. */
	searched(keys: readonly string[], word: string): Sql<SqlBool> {
		const whole = this.isPart(sql`r.search`, word);
		const masked = keys.map((key) => this.#sight.hiddenPart(key));
		if (masked.every(({ length }) => length === 0)) return whole;
		const parts = keys.map((_key, index) => {
			const part = this.#isPostgres ? sql`(r.parts::json ->> ${sql.lit(index)})` : sql`(r.parts ->> ${sql.lit(`$[${index}]`)})`;
			return sql`coalesce(${this.#unless(masked[index] ?? [], part)}, '')`;
		});
		const seen = sql`${sql.join(parts, sql` || ' ' || `)}`;
		const anywhere = or(masked.flat().map((rows) => this.#at(rows)));
		return sql<SqlBool>`(case when ${anywhere} then ${this.isPart(seen, word)} else ${whole} end)`;
	}

	/** Whether the value is one of several, or has one among its own. `values`: as they stand in the address. */
	isOneOf(field: string, values: readonly string[]): Sql<SqlBool> {
		if (values.length === 0) return sql<SqlBool>`1 = 0`;
		const { kind, path = null } = this.#fields[field] ?? {};
		const column = path === null ? ownColumns[field] : undefined;
		if (column !== undefined && kind === "option") return sql<SqlBool>`${sql.ref(`r.${column}`)} in (${sql.join(values)})`;
		if (kind === "option" || kind === "tags") return or(values.map((value) => this.#has(field, value)));
		if (kind === "flag") return or(values.map((value) => sql<SqlBool>`${this.value(field)} = ${value}`));
		const key = kind === "date" ? this.#seen(field, this.#text(field)) : this.sortKey(field);
		const asked = kind === "date" ? values : values.filter((value) => String(Number(value)) === value).map(Number);
		return asked.length === 0
			? sql<SqlBool>`1 = 0`
			: sql<SqlBool>`${key} in (${sql.join(asked.map((each) => (typeof each === "number" ? sql`cast(${each} as double precision)` : sql`${each}`)))})`;
	}

	/** Whether there is no value. */
	isEmpty(field: string): Sql<SqlBool> {
		const { kind, path = null } = this.#fields[field] ?? {};
		const value = kind === "text" || kind === "date" ? this.#seen(field, this.#text(field)) : (this.sortKey(field) ?? this.value(field));
		// Everything has a number of these.
		return path === null && field === "comments" ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${value} is null`;
	}

	/** Whether a comparable text is this one. */
	isText(field: string, word: string): Sql<SqlBool> {
		return sql<SqlBool>`coalesce(${this.#seen(field, this.#text(field))}, '') = ${word}`;
	}

	/** Whether the value lies within a range. `comments`: number of comments of the row. */
	isWithin(field: string, bounds: readonly Bound[], comments: Sql<number>): Sql<SqlBool> {
		const { kind, path = null } = this.#fields[field] ?? {};
		const isComments = path === null && field === "comments";
		const value = isComments ? comments : kind === "date" ? this.#collated(this.#seen(field, this.#text(field))) : this.sortKey(field);
		const parts = bounds.map(({ sign, value: bound }) => {
			// An index on an instant serves only a whole number.
			const asNumber = kind === "instant" ? sql`cast(${bound} as bigint)` : sql`cast(${bound} as double precision)`;
			const asked = typeof bound === "number" ? asNumber : sql`${bound}`;
			return sql<SqlBool>`${value} ${sql.raw(sign)} ${asked}`;
		});
		return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
	}

	/** Whether the value is one of these, whole. */
	equals(field: string, values: readonly FieldValue[]): Sql<SqlBool> {
		const some = values.filter((value) => value !== null);
		const none = some.length < values.length ? [sql<SqlBool>`${this.value(field)} is null`] : [];
		if (some.length === 0) return or(none);
		const isOwn = this.#fields[field]?.path === null;
		if (isOwn && ownColumns[field] !== undefined) {
			return or([...none, sql<SqlBool>`${sql.ref(`r.${ownColumns[field]}`)} in (${sql.join(some)})`]);
		}
		const texts = some.map((value) => JSON.stringify(value));
		// PostgreSQL writes a list with spaces.
		if (!this.#isPostgres || (isOwn && field === "vkb")) return or([...none, sql<SqlBool>`${this.value(field)} in (${sql.join(texts)})`]);
		const found = this.#seen(field, sql`(r.cells -> ${sql.lit(field)})`);
		return or([...none, sql<SqlBool>`${found} in (${sql.join(texts.map((text) => sql`${text}::jsonb`))})`]);
	}

	#has(field: string, value: string): Sql<SqlBool> {
		const has = this.#isPostgres
			? sql<SqlBool>`jsonb_exists(r.cells -> ${sql.lit(field)}, ${value})`
			: sql<SqlBool>`exists (select 1 from json_each(r.cells, ${sql.lit(`$."${field}"`)}) as each where each.value = ${value})`;
		const hidden = this.#sight.hidden(field);
		return hidden.length === 0 ? has : sql<SqlBool>`(${has} and not ${or(hidden.map((rows) => this.#at(rows)))})`;
	}

	#days(name: "day" | "step_day"): Sql<number> {
		const from = sql.ref(`r.${name}_from`);
		const most = this.#isPostgres ? sql`greatest(0, ${sql.lit(this.#today)} - ${from})` : sql`max(0, ${sql.lit(this.#today)} - ${from})`;
		return sql<number>`(case when ${from} is null then ${sql.ref(`r.${name}_still`)} else ${most} end)`;
	}

	/** To who sees nothing of the decision, what follows from the process's own mark. */
	#decision(found: Sql<string>): Sql<string | null> {
		const hidden = this.#sight.hidden("vkb");
		if (hidden.length === 0) return found;
		const cases = hidden.map((rows) => {
			const fact = (vkb: boolean) => JSON.stringify(trafficDecisionFact({ definition: rows.definition }, { values: {}, flags: { vkb } }));
			return sql`when ${this.#at(rows)} then (case when ${this.#text("vkb#")} is not null then ${fact(true)} else ${fact(false)} end)`;
		});
		return sql<string | null>`(case ${sql.join(cases, sql` `)} else ${found} end)`;
	}

	#text(key: string): Sql<string> {
		return this.#isPostgres ? sql<string>`(r.cells ->> ${sql.lit(key)})` : sql<string>`(r.cells ->> ${sql.lit(`$."${key}"`)})`;
	}

	#collated<Value>(expression: Sql<Value>): Sql<Value> {
		return this.#isPostgres ? sql<Value>`${expression} collate "C"` : expression;
	}

	/** Whether a text contains a word. */
	isPart(text: Sql<unknown>, word: string): Sql<SqlBool> {
		return this.#isPostgres ? sql<SqlBool>`strpos(${text}, ${word}) > 0` : sql<SqlBool>`instr(${text}, ${word}) > 0`;
	}

	#seen<Value>(field: string, expression: Sql<Value>): Sql<Value> {
		return this.#unless(this.#sight.hidden(field), expression);
	}

	#unless<Value>(hidden: readonly HiddenRows[], expression: Sql<Value>): Sql<Value> {
		if (hidden.length === 0) return expression;
		return sql<Value>`(case when ${or(hidden.map((rows) => this.#at(rows)))} then null else ${expression} end)`;
	}

	#at({ flow, codes }: HiddenRows): Sql<SqlBool> {
		return sql<SqlBool>`(r.flow = ${flow} and r.code in (${sql.join(codes)}))`;
	}
}

export function or(conditions: readonly Sql<SqlBool>[]): Sql<SqlBool> {
	return conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** A value out of the JSON text that is kept of it. */
export function parseValue(text: string): FieldValue {
	return JSON.parse(text);
}

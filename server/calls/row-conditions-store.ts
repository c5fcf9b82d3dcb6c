import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type AskedKind,
	askedKind,
	boundsOf,
	comparableText,
	type FieldTest,
	type FieldValue,
	isPlain,
	type ListField,
	readTest,
} from "../../engine/index.ts";
import { type FoundRows, type FoundTexts, isAmong, rowsWithWord } from "../database/rows/found-text.ts";
import { and } from "../database/rows/ordered-rows.ts";
import { type CountedComments, commentsIn, commentsOfRow, isCommentCount } from "../database/rows/row-comments.ts";
import { or, type RowExpressions } from "../database/rows/row-expressions.ts";
import type { RowQuestion } from "../database/rows/row-question.ts";
import type { Database } from "../database/tables/tables.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";

type Condition = RawBuilder<SqlBool>;

/** The rows that a query searches: those of one list, for one person at one moment. */
interface AskedRows {
	readonly db: Kysely<Database>;
	/** The texts in which a search looks for words. */
	readonly found: FoundTexts;
	readonly fields: Readonly<Record<string, ListField>>;
	/** Search keys of the rows' own text, in order. */
	readonly own: readonly string[];
	/** Fields whose names are searched, each separately. */
	readonly named: readonly string[];
	readonly sql: RowExpressions;
	/** Absent for a list whose records have no comments. */
	readonly comments?: CountedComments;
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly textOf: (field: string, value: FieldValue) => string;
	/** Every value that rows have, or once had, in a field whose names are searched. */
	readonly valuesOf: (field: string) => Promise<readonly FieldValue[]>;
	/** The condition for having one of these values, for a field that needs a special one; null for other fields. */
	readonly chosen?: (field: string, values: readonly string[]) => Promise<Condition> | null;
	/** Other rows that a word finds, independent of what this person sees of them. */
	readonly foundBeside?: (word: string) => Promise<FoundRows | undefined>;
}

/**
 * Maximum number of texts and comparisons in one query: each is evaluated for every row, and fifty of them held up everybody for seconds.
 */
const mostAsked = 10;

const wordsOf = (values: readonly string[]) =>
	[...new Set(values.map((value) => comparableText(value).trim()))].filter((word) => word !== "");

/** The conditions that the filters of a query put on the rows, for one person at one moment. */
export class RowConditions {
	readonly #rows: AskedRows;
	readonly #sql: RowExpressions;
	/** The condition for each word. */
	readonly #words = new Map<string, Promise<Condition>>();

	constructor(rows: AskedRows) {
		this.#rows = rows;
		this.#sql = rows.sql;
	}

	/** Whether the text is a plain value rather than a comparison. */
	isPlain(field: string, text: string): boolean {
		const kind = askedKind(field, this.#rows.fields[field]?.kind ?? "text");
		return isPlain(kind, readTest(kind, text));
	}

	/** The conditions that rows have to meet. */
	async of(filters: RowQuestion["filters"]): Promise<readonly Condition[]> {
		const conditions: Condition[] = [];
		let asked = 0;
		for (const [field, texts] of Object.entries(filters)) {
			const kind = askedKind(field, this.#rows.fields[field]?.kind ?? "text");
			const tests = texts.map((text) => readTest(kind, text));
			const plain = tests.filter((test) => isPlain(kind, test)).flatMap(({ values }) => values);
			asked += kind === "text" || kind === "search" ? wordsOf(plain).length : 0;
			asked += tests.filter((test) => !isPlain(kind, test)).length;
			if (asked > mostAsked) throw new Problem("invalid", { errors: [{ path: "filters", message: inputTexts.invalid }] });
			if (plain.length > 0) conditions.push(...(await this.#chosen(field, plain)));
			for (const test of tests) if (!isPlain(kind, test)) conditions.push(await this.#meets(field, kind, test));
		}
		return conditions;
	}

	/** Matches one of the values; for texts and tags, all of them. */
	async #chosen(field: string, values: readonly string[]): Promise<readonly Condition[]> {
		const { kind, path = null } = this.#rows.fields[field] ?? {};
		const own = this.#rows.chosen?.(field, values) ?? null;
		if (own !== null) return [await own];
		if (kind === "tags") return values.map((value) => this.#sql.isOneOf(field, [value]));
		// A day of an instant is a range, and the number of comments is not a column.
		if (kind === "instant" || isCommentCount(field, path)) {
			return [or(await Promise.all(values.map((value) => this.#equal(field, value))))];
		}
		if (kind !== "text") return [this.#sql.isOneOf(field, values)];
		return Promise.all(wordsOf(values).map((word) => (field === "search" ? this.#found(word) : this.#sql.contains(field, word))));
	}

	async #equal(field: string, value: string): Promise<Condition> {
		const isCount = isCommentCount(field, this.#rows.fields[field]?.path);
		const range = isCount ? null : boundsOf("instant", { word: "is", values: [value] }, this.#rows.now);
		if (range !== null) return this.#sql.isWithin(field, range, this.#comments(field));
		// Both are integers: nothing equals another number, and PostgreSQL cannot convert one to an instant.
		if (!Number.isSafeInteger(Number(value)) || String(Number(value)) !== value) return sql<SqlBool>`1 = 0`;
		const bounds = [
			{ sign: ">=" as const, value: Number(value) },
			{ sign: "<=" as const, value: Number(value) },
		];
		return this.#sql.isWithin(field, bounds, this.#comments(field));
	}

	async #meets(field: string, kind: AskedKind, test: FieldTest): Promise<Condition> {
		const { word, values } = test;
		const bounds = boundsOf(kind, test, this.#rows.now);
		if (bounds !== null) return this.#sql.isWithin(field, bounds, this.#comments(field));
		if (word === "empty") return this.#isEmpty(field);
		if (word === "filled") return not(this.#isEmpty(field));
		const [value = ""] = values;
		const same = kind === "text" ? this.#sql.isText(field, comparableText(value)) : and(await this.#chosen(field, [value]));
		return word === "not" ? not(same) : same;
	}

	/** The list leaves the cell blank of a record without comments, whatever their status, and that of one without open comments. */
	#isEmpty(field: string): Condition {
		const { comments, fields } = this.#rows;
		if (!isCommentCount(field, fields[field]?.path)) return this.#sql.isEmpty(field);
		const shown = comments === undefined || field !== "comments" ? comments : { ...comments, status: null };
		return this.#sql.isWithin(field, [{ sign: "<=", value: 0 }], this.#comments(field, shown));
	}

	#comments(field: string, comments = this.#rows.comments) {
		return comments === undefined ? sql<number>`0` : commentsOfRow(commentsIn(field, comments));
	}

	/**
	 * Matches the text of the record, the name of one of its options, or the additional rows. Cached, because a page queries both its rows
	 * and their number.
	 */
	#found(word: string): Promise<Condition> {
		const found = this.#words.get(word) ?? this.#lookUp(word);
		this.#words.set(word, found);
		return found;
	}

	async #lookUp(word: string): Promise<Condition> {
		const { named, textOf, valuesOf } = this.#rows;
		const ways = await this.#foundByText(word);
		for (const field of named) {
			const fitting = (await valuesOf(field)).filter((value) => comparableText(textOf(field, value)).includes(word));
			if (fitting.length > 0) ways.push(this.#sql.equals(field, fitting));
		}
		return or(ways);
	}

	async #foundByText(word: string): Promise<Condition[]> {
		const { db, found, own, foundBeside } = this.#rows;
		const uuid = sql`r.uuid`;
		const rows = await rowsWithWord(db, found, word);
		const beside = await foundBeside?.(word);
		const others = beside === undefined ? [] : [beside];
		if (rows !== null && !this.#sql.isTextMasked(own)) return [isAmong(uuid, [rows, ...others])];
		const searched = this.#sql.searched(own, word, rows && isAmong(uuid, [rows]));
		return [searched, ...others.map((each) => isAmong(uuid, [each]))];
	}
}

/** Also true where the condition is null, because there is no value. */
const not = (condition: Condition) => sql<SqlBool>`not coalesce(${condition}, ${sql.lit(false)})`;

import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type AskedKind,
	askedKind,
	boundsOf,
	comparableText,
	everyCode,
	type FieldTest,
	isPlain,
	type RowPlan,
	readTest,
	trafficDecisionOn,
} from "../../../engine/index.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { or, parseValue, type RowExpressions } from "../../database/row-expressions.ts";
import { Problem } from "../../problems/problem.ts";
import * as inputTexts from "../../texts/input.ts";
import type { Asker } from "./asker.ts";
import type { RowLabels } from "./row-labels.ts";
import type { RowQuestion } from "./row-question.ts";
import { valuesOf } from "./row-store.ts";

type Condition = RawBuilder<SqlBool>;

interface Parts {
	readonly plan: RowPlan;
	readonly sql: RowExpressions;
	readonly labels: RowLabels;
}

/** Texts, and tests of other fields, that one question may ask: each is asked of every row, fifty of them held up everybody for seconds. */
const mostAsked = 10;

const wordsOf = (values: readonly string[]) =>
	[...new Set(values.map((value) => comparableText(value).trim()))].filter((word) => word !== "");

/** What a question's filters ask of the rows, for one person at one moment. */
export class RowConditions {
	readonly #db: DataDoor["db"];
	readonly #asker: Asker;
	readonly #plan: RowPlan;
	readonly #sql: RowExpressions;
	readonly #labels: RowLabels;

	constructor(db: DataDoor["db"], asker: Asker, { plan, sql: expressions, labels }: Parts) {
		this.#db = db;
		this.#asker = asker;
		this.#plan = plan;
		this.#sql = expressions;
		this.#labels = labels;
	}

	/** Whether the text is a value that rows have as it is. */
	isPlain(field: string, text: string): boolean {
		const kind = askedKind(field, this.#plan.list.fields[field]?.kind ?? "text");
		return isPlain(kind, readTest(kind, text));
	}

	/** What rows have to meet. */
	async of(filters: RowQuestion["filters"]): Promise<readonly Condition[]> {
		const conditions: Condition[] = [];
		let asked = 0;
		for (const [field, texts] of Object.entries(filters)) {
			const kind = askedKind(field, this.#plan.list.fields[field]?.kind ?? "text");
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

	/** One of the values, or of texts and tags all. */
	async #chosen(field: string, values: readonly string[]): Promise<readonly Condition[]> {
		const { kind, path = null } = this.#plan.list.fields[field] ?? {};
		if (field === "vkb" && path === null) return [await this.#decided(values)];
		if (kind === "tags") return values.map((value) => this.#sql.isOneOf(field, [value]));
		// A day of an instant is a range, and a number of comments no column.
		if (kind === "instant" || (field === "comments" && path === null)) {
			return [or(await Promise.all(values.map((value) => this.#equal(field, value))))];
		}
		if (kind !== "text") return [this.#sql.isOneOf(field, values)];
		return Promise.all(wordsOf(values).map((word) => (field === "search" ? this.#found(word) : this.#sql.contains(field, word))));
	}

	async #equal(field: string, value: string): Promise<Condition> {
		const range = field === "comments" ? null : boundsOf("instant", { word: "is", values: [value] }, this.#asker.now);
		if (range !== null) return this.#sql.isWithin(field, range, this.#comments());
		if (String(Number(value)) !== value) return sql<SqlBool>`1 = 0`;
		const bounds = [
			{ sign: ">=" as const, value: Number(value) },
			{ sign: "<=" as const, value: Number(value) },
		];
		return this.#sql.isWithin(field, bounds, this.#comments());
	}

	async #meets(field: string, kind: AskedKind, test: FieldTest): Promise<Condition> {
		const { word, values } = test;
		const bounds = boundsOf(kind, test, this.#asker.now);
		if (bounds !== null) return this.#sql.isWithin(field, bounds, this.#comments());
		if (word === "empty") return this.#sql.isEmpty(field);
		if (word === "filled") return not(this.#sql.isEmpty(field));
		const [value = ""] = values;
		const same = kind === "text" ? this.#sql.isText(field, comparableText(value)) : and(await this.#chosen(field, [value]));
		return word === "not" ? not(same) : same;
	}

	#comments() {
		return sql<number>`(select count(*) from realisation_comment where tenant = ${this.#asker.tenant.slug} and record_uuid = r.uuid and deleted_at is null)`;
	}

	async #decided(words: readonly string[]): Promise<Condition> {
		const noted = (await valuesOf(this.#db, this.#asker.tenant.slug, "vkb")).map(parseValue);
		const facts = [...noted, ...words].filter((fact) => words.includes(trafficDecisionOn(String(fact), this.#asker.now)));
		return facts.length === 0 ? sql<SqlBool>`1 = 0` : this.#sql.equals("vkb", [...new Set(facts)]);
	}

	/** The process itself, the name of one of its options, or an applicant's name. */
	async #found(word: string): Promise<Condition> {
		const { tenant, access } = this.#asker;
		const ways: Condition[] = [this.#sql.searched(this.#plan.own, word)];
		for (const field of this.#plan.named) {
			const values = (await valuesOf(this.#db, tenant.slug, field)).map(parseValue);
			const fitting = values.filter((value) => comparableText(this.#labels.textOf(field, value)).includes(word));
			if (fitting.length > 0) ways.push(this.#sql.equals(field, fitting));
		}
		const codes = access.codes("requestlist");
		if (this.#plan.applicants && codes.length > 0) {
			const among = codes === everyCode ? sql`` : sql`and q.code in (${sql.join(codes)})`;
			const isPart = this.#sql.isPart(sql`n.name`, word);
			ways.push(sql<SqlBool>`r.uuid in (select q.realisation_uuid from request_name n join request q on q.tenant = n.tenant and q.uuid = n.uuid
				where n.tenant = ${tenant.slug} and ${isPart} and q.realisation_uuid is not null ${among})`);
		}
		return or(ways);
	}
}

/** Also where the condition cannot be told, because there is no value. */
const not = (condition: Condition) => sql<SqlBool>`not coalesce(${condition}, ${sql.lit(false)})`;

export const and = (conditions: readonly Condition[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type Codes,
	collationKey,
	decisionPlace,
	everyCode,
	type FieldValue,
	listedSortKey,
	listFor,
	type ProcessStatus,
	processCategories,
	type RowPlan,
	type SortKey,
	trafficDecisionOn,
} from "../../../engine/index.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { RowExpressions } from "../../database/row-expressions.ts";
import type { Asker } from "./asker.ts";
import { processRows } from "./process-rows-store.ts";
import { and, RowConditions } from "./row-conditions-store.ts";
import { type RowLabels, rowLabels } from "./row-labels.ts";
import { rowPlanOf } from "./row-plan-of.ts";
import type { RowGroup, RowPlace, RowQuestion } from "./row-question.ts";
import { knowAllFlows, rowSightOf } from "./row-sight.ts";

type Condition = RawBuilder<SqlBool>;

/** Rows that tell by themselves in which tab they are and which of these filters they meet. */
const counted = ["municipality", "status", "step", "type"];

/** The list of processes as one person sees it at one moment, answered by the database. */
export class ListOfRows {
	readonly plan: RowPlan;
	/** Everything that this person sees, by what tells the tabs apart. */
	readonly groups: readonly RowGroup[];
	/** False: this person sees some of what a field is made of and not the rest. Only the records tell what is then shown. */
	readonly whole: boolean;
	readonly #db: DataDoor["db"];
	readonly #asker: Asker;
	readonly #sql: RowExpressions;
	readonly #labels: RowLabels;
	readonly #conditions: RowConditions;
	readonly #read: RowPlan["list"]["fields"];

	private constructor(
		db: DataDoor["db"],
		asker: Asker,
		parts: { plan: RowPlan; groups: readonly RowGroup[]; whole: boolean; sql: RowExpressions; labels: RowLabels },
	) {
		this.#db = db;
		this.#asker = asker;
		this.plan = parts.plan;
		this.groups = parts.groups;
		this.whole = parts.whole;
		this.#sql = parts.sql;
		this.#labels = parts.labels;
		this.#conditions = new RowConditions(db, asker, parts);
		this.#read = listFor(parts.plan.list, asker.tenant.flow.compiled, asker.access).fields;
	}

	static async of(db: DataDoor["db"], asker: Asker): Promise<ListOfRows> {
		const { tenant, access, now } = asker;
		const plan = rowPlanOf(tenant);
		const groups = await countGroups(db, asker, []);
		// After the rows were read: what is among them is among the versions by then.
		await knowAllFlows(db, tenant);
		const sight = rowSightOf(tenant, plan, access, [...new Set(groups.map(({ code }) => code))]);
		const labels = await rowLabels(db, tenant, plan.list.fields);
		return new ListOfRows(db, asker, {
			plan,
			groups,
			whole: sight.whole,
			sql: new RowExpressions(db, plan.list.fields, processRows(db, sight, now)),
			labels,
		});
	}

	/** Whether the rows know a field well enough to sort by it, and this person may read it somewhere. */
	sorts(field: string): boolean {
		if (!Object.hasOwn(this.#read, field)) return false;
		return this.plan.fields.includes(field) || ["days", "stepDays", "comments"].includes(field);
	}

	/** Whether a place can be one of the order by this field. */
	orders(field: string, { key }: RowPlace): boolean {
		if (this.#sql.sortKey(field) === null) return false;
		if (key === null) return true;
		if (field === "updated" || field === "created") return Number.isSafeInteger(key);
		return typeof key === (this.#isCount(field) ? "number" : "string");
	}

	/** Whether they do to filter by it. */
	filters(field: string): boolean {
		return field === "search" || this.sorts(field);
	}

	/** The rows that meet the filters, by what tells the tabs apart. */
	async matching(filters: RowQuestion["filters"]): Promise<readonly RowGroup[]> {
		const names = Object.keys(filters);
		const isCounted = (name: string) =>
			counted.includes(name) &&
			this.plan.list.fields[name]?.path === null &&
			(filters[name] ?? []).every((text) => this.#conditions.isPlain(name, text));
		if (!names.every(isCounted)) {
			return countGroups(this.#db, this.#asker, await this.#conditions.of(filters));
		}
		return this.groups.filter((group) => names.every((name) => filters[name]?.includes(ownValue(group, name) ?? "")));
	}

	/** Uuids of a page in order, and the place of its last row. `total`: rows on all pages. */
	async page(question: RowQuestion, total: number): Promise<{ readonly uuids: readonly string[]; readonly last: RowPlace | null }> {
		const where = [...(await this.#conditions.of(question.filters)), ...this.#tab(question.category)];
		const key = this.#sql.sortKey(question.sort);
		return key === null ? this.#byNames(question, where) : this.#byKey(question, where, key, total);
	}

	/** Values that can be chosen in a filter: those that occur in any row that this person sees. */
	async choices(field: string): Promise<readonly FieldValue[]> {
		const { kind, path = null } = this.plan.list.fields[field] ?? {};
		if (path === null && counted.includes(field)) {
			return [...new Set(this.groups.map((group) => ownValue(group, field)))].filter((value) => value !== null);
		}
		const isNumber = kind === "number" || kind === "instant";
		const value = isNumber ? this.#sql.sortKey(field) : this.#sql.value(field);
		const rows = await sql<{
			value: string | number | null;
		}>`select distinct ${value} as value from realisation_row r where ${and(this.#seen())}`.execute(this.#db);
		const found = rows.rows.map((row) => (isNumber ? row.value : this.#sql.parsed(field, row.value)));
		const occurring = field === "vkb" && path === null ? found.map((fact) => this.#decision(fact)) : found;
		return [...new Set(occurring.flatMap((each) => (each === null ? [] : each)))];
	}

	async #byKey(question: RowQuestion, where: readonly Condition[], key: RawBuilder<string | number | null>, total: number) {
		const { descending, rows, skip, after, sort } = question;
		const always = ["reference", "updated", "created", "days", "comments"].includes(sort) && this.plan.list.fields[sort]?.path === null;
		// From the end the same rows are found sooner.
		const left = total - skip - rows;
		const backwards = after === null && left > 0 && left < skip;
		const down = descending !== backwards;
		const direction = down ? sql`desc` : sql`asc`;
		const order = sql`${always ? sql`` : sql`(${key} is null) ${backwards ? sql`desc` : sql`asc`}, `}${key} ${direction}, r.uuid ${backwards ? sql`desc` : sql`asc`}`;
		const beyond =
			after === null ? [] : [beyondPlace(key, after, descending, { always, isInstant: ["updated", "created"].includes(sort) })];
		const comments =
			sort === "comments" && always
				? sql`left join (select record_uuid, count(*) as number from realisation_comment
			where tenant = ${this.#asker.tenant.slug} and deleted_at is null group by record_uuid) c on c.record_uuid = r.uuid`
				: sql``;
		const count = backwards ? Math.min(rows, total - skip) : rows;
		const offset = after !== null ? 0 : backwards ? Math.max(0, left) : skip;
		const found = await sql<{ uuid: string; key: string | number | null }>`select r.uuid, ${key} as key from realisation_row r ${comments}
			where ${and([...this.#seen(), ...where, ...beyond])} order by ${order} limit ${count} offset ${offset}`.execute(this.#db);
		const listed = backwards ? [...found.rows].reverse() : found.rows;
		const last = listed.at(-1);
		const isNumber = typeof last?.key === "number" || this.#isCount(sort);
		return {
			uuids: listed.map(({ uuid }) => uuid),
			last: last === undefined ? null : { uuid: last.uuid, key: last.key !== null && isNumber ? Number(last.key) : last.key },
		};
	}

	#isCount(sort: string): boolean {
		return ["number", "instant"].includes(this.plan.list.fields[sort]?.kind ?? "");
	}

	/** Sorted by names, which the database does not know: how many rows there are of each value says where the page is. */
	async #byNames({ sort, descending, rows, skip }: RowQuestion, where: readonly Condition[]) {
		const value = this.#sql.value(sort);
		const conditions = and([...this.#seen(), ...where]);
		const found = await sql<{
			value: string | null;
			rows: string | number;
		}>`select ${value} as value, count(*) as rows from realisation_row r
			where ${conditions} group by 1`.execute(this.#db);
		const groups = new Map<SortKey, { readonly values: FieldValue[]; rows: number }>();
		for (const each of found.rows) {
			const parsed = this.#sql.parsed(sort, each.value);
			const key = this.#keyOf(sort, parsed);
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
			}>`select r.uuid from realisation_row r where ${conditions} and ${this.#sql.equals(sort, group.values)}
				order by r.uuid limit ${rows - uuids.length} offset ${before}`.execute(this.#db);
			uuids.push(...part.rows.map(({ uuid }) => uuid));
			before = 0;
		}
		return { uuids, last: null };
	}

	#keyOf(field: string, value: FieldValue): SortKey {
		const { kind = "text", path = null } = this.plan.list.fields[field] ?? {};
		if (path === null && field === "step") return value === null ? null : collationKey(String(value));
		if (path === null && field === "vkb") return value === null ? null : decisionPlace(this.#decision(value));
		return listedSortKey(kind, value, () => this.#labels.textOf(field, value));
	}

	#decision(fact: FieldValue): string {
		return trafficDecisionOn(String(fact), this.#asker.now);
	}

	/** Rows of the tenant in this person's geography codes. */
	#seen(): readonly Condition[] {
		return seen(this.#asker);
	}

	#tab(category: RowQuestion["category"]): readonly Condition[] {
		if (category === null) return [];
		if (category !== "municipality" && category !== "cpo") return [sql<SqlBool>`r.status = ${category}`];
		const steps = [...this.#asker.tenant.flow.compiled.steps.values()].filter(({ definition }) =>
			definition.access.edit.includes(category),
		);
		if (steps.length === 0) return [sql<SqlBool>`1 = 0`];
		return [sql<SqlBool>`r.status = 'active'`, sql<SqlBool>`r.step in (${sql.join(steps.map(({ code }) => code))})`];
	}
}

async function countGroups(db: DataDoor["db"], asker: Asker, where: readonly Condition[]): Promise<readonly RowGroup[]> {
	const { steps } = asker.tenant.flow.compiled;
	const found = await sql<{ code: string; status: string; type: string; step: string | null; rows: string | number }>`
		select r.code, r.status, r.step, r.type, count(*) as rows from realisation_row r where ${and([...seen(asker), ...where])}
		group by r.code, r.status, r.step, r.type`.execute(db);
	return found.rows.map(({ code, status: word, type, step, rows }) => {
		const status = word as ProcessStatus;
		const categories = processCategories(status, step, (each) => steps.get(each)?.definition.access.edit ?? []);
		return { code, status, type, step, rows: Number(rows), categories };
	});
}

function seen({ tenant, access }: Asker): readonly Condition[] {
	const codes: Codes = access.codes("realisationlist");
	const own = sql<SqlBool>`r.tenant = ${tenant.slug}`;
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

function ownValue({ code, status, step, type }: RowGroup, field: string): string | null {
	const own: Readonly<Record<string, string | null>> = { municipality: code, status, step, type };
	return own[field] ?? null;
}

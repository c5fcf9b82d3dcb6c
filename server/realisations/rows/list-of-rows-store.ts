import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
	behindValues,
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
	today,
	trafficDecisionOn,
	waitsValues,
} from "../../../engine/index.ts";
import { RowConditions } from "../../calls/row-conditions-store.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { type FoundRows, foundRows, isAmong, rowsWithWord } from "../../database/rows/found-text.ts";
import { and, OrderedRows, withinCodes } from "../../database/rows/ordered-rows.ts";
import type { CountedComments } from "../../database/rows/row-comments.ts";
import { isPostgres, parseValue, RowExpressions } from "../../database/rows/row-expressions.ts";
import type { RowPlace } from "../../database/rows/row-question.ts";
import type { Asker } from "./asker.ts";
import { placeOfProcess, processPlaces } from "./process-places-store.ts";
import { processRows } from "./process-rows-store.ts";
import { type CountedRows, rowCounts } from "./row-counts-store.ts";
import { type RowLabels, rowLabels } from "./row-labels.ts";
import { rowPlanOf } from "./row-plan-of.ts";
import type { AskedOfRows, ProcessQuestion, RowGroup } from "./row-question.ts";
import { knowAllFlows, type RowSight, rowSightOf } from "./row-sight.ts";
import { eachOf, valuesOf } from "./row-store.ts";
import { waitsForOneOf } from "./waits-store.ts";

type Condition = RawBuilder<SqlBool>;

/** Columns by which rows are grouped and counted: a group is enough to know its tabs and which of these filters it meets. */
const counted = ["municipality", "status", "step", "type"];

/** Fields that a query can use besides those prepared in the rows. */
const beside = ["days", "stepDays", "comments", "openComments", "waits", "due", "ownDue", "expected", "behind"];

type AskedOnMap = AskedOfRows & Pick<ProcessQuestion, "category">;

interface Parts {
	readonly plan: RowPlan;
	readonly groups: readonly RowGroup[];
	readonly sight: RowSight;
	readonly sql: RowExpressions;
	readonly labels: RowLabels;
}

/** The list of processes as one person sees it at one moment, answered by the database. */
export class ListOfRows {
	readonly plan: RowPlan;
	/** Everything that this person sees, grouped by what determines the tab. */
	readonly groups: readonly RowGroup[];
	/** False when this person sees some of the sources of a field and not the others. Only the records tell what the field then shows. */
	readonly whole: boolean;
	readonly #db: DataDoor["db"];
	readonly #asker: Asker;
	readonly #sql: RowExpressions;
	readonly #labels: RowLabels;
	readonly #conditions: RowConditions;
	readonly #ordered: OrderedRows;
	readonly #read: RowPlan["list"]["fields"];
	readonly #sight: RowSight;

	private constructor(db: DataDoor["db"], asker: Asker, { plan, groups, sight, sql: expressions, labels }: Parts) {
		this.#db = db;
		this.#asker = asker;
		this.plan = plan;
		this.groups = groups;
		this.whole = sight.whole;
		this.#sight = sight;
		this.#sql = expressions;
		this.#labels = labels;
		this.#read = listFor(plan.list, asker.tenant.flow.compiled, asker.access).fields;
		const { slug } = asker.tenant;
		const comments: CountedComments = { table: "realisation_comment", tenant: slug, status: null };
		const { fields } = plan.list;
		this.#conditions = new RowConditions({
			db,
			found: { tenant: slug, list: "realisations" },
			fields,
			own: plan.own,
			named: plan.named,
			sql: expressions,
			comments,
			now: asker.now,
			textOf: labels.textOf,
			valuesOf: async (field) => (await valuesOf(db, slug, field)).map(parseValue),
			chosen: (field, values) => {
				if (fields[field]?.path !== null) return null;
				if (field === "waits")
					return Promise.resolve(waitsForOneOf({ tenant: slug, access: asker.access, today: today(asker.now) }, values));
				if (field === "behind") return Promise.resolve(expressions.equals(field, values));
				return field === "vkb" ? this.#decided(values) : null;
			},
			foundBeside: (word) => this.#asked(word),
		});
		this.#ordered = new OrderedRows(db, {
			table: "realisation_row",
			fields,
			sql: expressions,
			seen: seen(asker),
			always: ["reference", "updated", "created", "days", "comments", "openComments"],
			instants: ["updated", "created"],
			comments,
			keyOf: (field, value) => this.#keyOf(field, value),
		});
	}

	static async of(db: DataDoor["db"], asker: Asker): Promise<ListOfRows> {
		const { tenant, access } = asker;
		const plan = rowPlanOf(tenant);
		const groups = await countGroups(db, asker, []);
		// After the rows were counted, so that every version that they use is known by then.
		await knowAllFlows(db, tenant);
		const sight = rowSightOf(tenant, plan, access, [...new Set(groups.map(({ code }) => code))]);
		const labels = await rowLabels(db, tenant, plan.list.fields);
		return new ListOfRows(db, asker, {
			plan,
			groups,
			sight,
			sql: new RowExpressions(db, plan.list.fields, processRows(db, sight, asker)),
			labels,
		});
	}

	/** Whether the rows contain a field in a form that can be sorted, and this person may read it somewhere. */
	sorts(field: string): boolean {
		if (!Object.hasOwn(this.#read, field)) return false;
		return this.plan.fields.includes(field) || beside.includes(field);
	}

	/** Whether this place can occur in the order by this field. */
	orders(field: string, place: RowPlace): boolean {
		return this.#ordered.orders(field, place);
	}

	/** Whether the rows can be filtered by it. */
	filters(field: string): boolean {
		return field === "search" || this.sorts(field);
	}

	/** The rows that meet the filters, grouped by what determines the tab. */
	async matching({ filters, within }: AskedOfRows): Promise<readonly RowGroup[]> {
		const names = Object.keys(filters);
		const isCounted = (name: string) =>
			counted.includes(name) &&
			this.plan.list.fields[name]?.path === null &&
			(filters[name] ?? []).every((text) => this.#conditions.isPlain(name, text));
		if (within.length > 0 || !names.every(isCounted)) return countGroups(this.#db, this.#asker, await this.#meets({ filters, within }));
		return this.groups.filter((group) => names.every((name) => filters[name]?.includes(ownValue(group, name) ?? "")));
	}

	/** Uuids of a page in order, and the place of its last row. `total`: rows on all pages. */
	async page(question: ProcessQuestion, total: number): ReturnType<OrderedRows["page"]> {
		return this.#ordered.page(question, await this.#finds(question), total);
	}

	/**
	 * The places of the processes, of those whose place this person may see. `inProgress`: codes of the steps from which a process is in
	 * progress.
	 */
	async places(question: AskedOnMap, code: string | null, inProgress: readonly string[]): ReturnType<typeof processPlaces> {
		const { tenant, access } = this.#asker;
		const among = code === null ? [] : [sql<SqlBool>`r.code = ${code}`];
		const where = [...(await this.#finds(question)), ...among];
		return processPlaces(this.#db, {
			...{ tenant: tenant.slug, codes: access.codes("realisationlist"), sight: this.#sight, inProgress, where },
		});
	}

	async #finds(question: AskedOnMap): Promise<readonly Condition[]> {
		return [...(await this.#meets(question)), ...this.#tab(question.category)];
	}

	async #meets({ filters, within }: AskedOfRows): Promise<readonly Condition[]> {
		const places = within.length === 0 ? [] : placeOfProcess(this.#db, this.#sight).within(within);
		return [...(await this.#conditions.of(filters)), ...places];
	}

	/**
	 * The options of a filter: values that occur in any row that this person sees. A person who sees the field in every row gets the noted
	 * values, which may include one that no row has any longer: scanning a million rows takes seconds.
	 */
	async choices(field: string): Promise<readonly FieldValue[]> {
		const isOwn = this.plan.list.fields[field]?.path === null;
		// Fixed options: somebody for whom nothing waits today may use the same filter tomorrow.
		if (isOwn && field === "waits") return Object.values(waitsValues);
		if (isOwn && field === "behind") return Object.values(behindValues);
		if (isOwn && counted.includes(field)) {
			return [...new Set(this.groups.map((group) => ownValue(group, field)))].filter((value) => value !== null);
		}
		const found = this.#sees(field) ? await this.#noted(this.#isTags(field) ? eachOf(field) : field) : await this.#ordered.occurring(field);
		const occurring = field === "vkb" && isOwn ? found.map((fact) => this.#decision(fact)) : found;
		return [...new Set(occurring.flatMap((each) => (each === null ? [] : each)))];
	}

	#isTags(field: string): boolean {
		return this.plan.list.fields[field]?.kind === "tags";
	}

	#sees(field: string): boolean {
		const isNoted = field === "vkb" || this.#isTags(field) || this.plan.named.includes(field);
		return isNoted && this.#asker.access.codes("realisationlist") === everyCode && !this.#sql.isMasked(field);
	}

	async #noted(field: string): Promise<readonly FieldValue[]> {
		return (await valuesOf(this.#db, this.#asker.tenant.slug, field)).map(parseValue);
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

	async #decided(words: readonly string[]): Promise<Condition> {
		const facts = [...(await this.#noted("vkb")), ...words].filter((fact) => words.includes(this.#decision(fact)));
		return facts.length === 0 ? sql<SqlBool>`1 = 0` : this.#sql.equals("vkb", [...new Set(facts)]);
	}

	/** Processes of which an applicant of a connected request has this name. */
	async #asked(word: string): Promise<FoundRows | undefined> {
		const { tenant, access } = this.#asker;
		const codes = access.codes("requestlist");
		if (!this.plan.applicants || codes.length === 0) return undefined;
		const among = codes === everyCode ? sql`` : sql`and q.code in (${sql.join(codes)})`;
		const of = (applicants: Condition) => sql`select q.realisation_uuid as uuid from request q
			where q.tenant = ${tenant.slug} and q.realisation_uuid is not null and ${applicants} ${among}`;
		const found = await rowsWithWord(this.#db, { tenant: tenant.slug, list: "applicants" }, word);
		if (found !== null) return foundRows(this.#db, of(isAmong(sql`q.uuid`, [found])));
		return {
			asked: of(sql<SqlBool>`q.uuid in (select n.uuid from request_name n
				where n.tenant = ${tenant.slug} and ${this.#sql.isPart(sql`n.name`, word)})`),
		};
	}

	#tab(category: ProcessQuestion["category"]): readonly Condition[] {
		if (category === null) return [];
		if (category !== "municipality" && category !== "cpo") return [sql<SqlBool>`r.status = ${category}`];
		const steps = [...this.#asker.tenant.flow.compiled.steps.values()].filter(({ definition }) =>
			definition.access.edit.includes(category),
		);
		if (steps.length === 0) return [sql<SqlBool>`1 = 0`];
		return [sql<SqlBool>`r.status = 'active'`, sql<SqlBool>`r.step in (${sql.join(steps.map(({ code }) => code))})`];
	}
}

const seen = ({ tenant, access }: Asker) => withinCodes(tenant.slug, access.codes("realisationlist"));

async function countGroups(db: DataDoor["db"], asker: Asker, where: readonly Condition[]): Promise<readonly RowGroup[]> {
	const { tenant, access } = asker;
	const { steps } = tenant.flow.compiled;
	const kept = where.length > 0 ? null : await rowCounts(db, tenant.slug, access.codes("realisationlist"));
	return (kept ?? (await countRows(db, asker, where))).map((counted) => {
		const status = counted.status as ProcessStatus;
		const categories = processCategories(status, counted.step, (each) => steps.get(each)?.definition.access.edit ?? []);
		return { ...counted, status, categories };
	});
}

async function countRows(db: DataDoor["db"], asker: Asker, where: readonly Condition[]): Promise<readonly CountedRows[]> {
	// SQLite prefers the index in the order of the groups even where a condition leads to a few rows; a sign before the column prevents
	// that.
	const free = where.length > 0 && !isPostgres(db) ? sql`+` : sql``;
	const groups = ["code", "status", "step", "type"].map((column) => sql`${free}${sql.ref(`r.${column}`)}`);
	const found = await sql<{ code: string; status: string; type: string; step: string | null; rows: string | number }>`
		select r.code, r.status, r.step, r.type, count(*) as rows from realisation_row r where ${and([...seen(asker), ...where])}
		group by ${sql.join(groups)}`.execute(db);
	return found.rows.map(({ rows, ...group }) => ({ ...group, rows: Number(rows) }));
}

function ownValue({ code, status, step, type }: RowGroup, field: string): string | null {
	const own: Readonly<Record<string, string | null>> = { municipality: code, status, step, type };
	return own[field] ?? null;
}

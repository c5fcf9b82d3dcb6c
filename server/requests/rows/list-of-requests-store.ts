import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
	everyCode,
	type FieldValue,
	type ListDefinition,
	type ListFieldName,
	listedSortKey,
	type MapShape,
	type PersonAccess,
	requestSearchKeys,
	resolveLists,
} from "../../../engine/index.ts";
import { RowConditions } from "../../calls/row-conditions-store.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { and, OrderedRows, withinCodes } from "../../database/ordered-rows.ts";
import { isWithin, PlacesOnMap } from "../../database/placed-rows.ts";
import type { CountedComments } from "../../database/row-comments.ts";
import { RowExpressions } from "../../database/row-expressions.ts";
import type { RowPlace, RowQuestion } from "../../database/row-question.ts";
import { within } from "../../database/within-codes.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { requestRows } from "./described-requests-store.ts";
import { type RequestLabel, requestLabels } from "./request-labels.ts";

/** Fields that the rows know; what a tenant describes by a path is the browser's. */
const known: readonly string[] = [
	"reference",
	"address",
	"name",
	"municipality",
	"status",
	"reason",
	"tags",
	"submitted",
	"processed",
	"comments",
	"process",
] satisfies readonly ListFieldName<"requests">[];

/** Those that the person can judge for the first time, or start a process with. */
export type RequestsAsked = "judgeable" | "startable";

/** The list of requests as somebody asks for it. */
export interface RequestQuestion extends RowQuestion {
	/** Parts of the map: a request lies in each of them. */
	readonly within: readonly MapShape[];
}

/** What rows it is about, in whichever tab. */
type AskedOfRows = Pick<RequestQuestion, "filters" | "within">;

export interface RequestAsker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Asks of no others than these; all when left out. */
	readonly only?: RequestsAsked | null;
}

interface CountedRows {
	readonly all: number;
	/** By the word of each tab. */
	readonly tabs: Readonly<Record<string, number>>;
}

interface PlacedRow {
	readonly uuid: string;
	readonly ref: string;
}

const place = { latitude: sql<number>`q.latitude`, longitude: sql<number>`q.longitude` };

/** The list of requests as one person sees it at one moment, answered by the database. */
export class ListOfRequests {
	readonly list: ListDefinition;
	/** False: the list shows what only the records tell. */
	readonly whole: boolean;
	readonly #db: DataDoor["db"];
	readonly #seen: readonly RawBuilder<SqlBool>[];
	readonly #sql: RowExpressions;
	readonly #conditions: RowConditions;
	readonly #ordered: OrderedRows;

	private constructor(db: DataDoor["db"], { tenant, access, now, only = null }: RequestAsker, labelOf: RequestLabel) {
		const { definition, slug } = tenant;
		const list = listOf(tenant);
		const { fields } = list;
		const { keys } = definition.search;
		this.#db = db;
		this.list = list;
		this.whole = isKnown(list);
		const asked = only === null ? [] : those[only](access, definition.judges ?? []);
		this.#seen = [...withinCodes(slug, access.codes("requestlist")), ...asked];
		const processCodes = access.codes("realisationlist");
		this.#sql = new RowExpressions(db, fields, requestRows(db, { keys, reasons: definition.reasonOptions ?? [], processCodes }));
		const comments: CountedComments = { table: "request_comment", tenant: slug, status: "todo" };
		this.#conditions = new RowConditions({
			db,
			found: { tenant: slug, list: "requests" },
			fields,
			own: requestSearchKeys,
			named: keys.includes("statusLabel") ? ["status"] : [],
			sql: this.#sql,
			comments,
			now,
			textOf: labelOf,
			valuesOf: async () => ["2", "3", "4", "5"],
		});
		this.#ordered = new OrderedRows(db, {
			table: "request_row",
			fields,
			sql: this.#sql,
			seen: this.#seen,
			always: ["reference", "comments"],
			instants: ["submitted", "processed"],
			comments,
			keyOf: (field, value) => listedSortKey(fields[field]?.kind ?? "text", value, () => labelOf(field, value)),
		});
	}

	static async of(db: DataDoor["db"], asker: RequestAsker): Promise<ListOfRequests> {
		return new ListOfRequests(db, asker, await requestLabels(db, asker.tenant));
	}

	/** Whether the rows know a field well enough to sort by it. */
	sorts(field: string): boolean {
		return known.includes(field) && this.list.fields[field]?.path === null;
	}

	/** Whether they do to filter by it. */
	filters(field: string): boolean {
		return field === "search" || this.sorts(field);
	}

	orders(field: string, place: RowPlace): boolean {
		return this.#ordered.orders(field, place);
	}

	/** How many rows the person sees. */
	everything(): Promise<CountedRows> {
		return this.#count([]);
	}

	/** How many rows meet the question, in each tab and together. */
	async count(asked: AskedOfRows): Promise<CountedRows> {
		return this.#count(await this.#meets(asked));
	}

	/** Uuids of a page in order, and the place of its last row. `total`: rows on all pages. */
	async page(question: RequestQuestion, total: number): ReturnType<OrderedRows["page"]> {
		return this.#ordered.page(question, [...(await this.#meets(question)), ...this.#tab(question.category)], total);
	}

	/** Where they are that a question finds, in order of change: the order of a browser that loads them all. */
	async places(question: AskedOfRows & Pick<RequestQuestion, "category">): Promise<PlacesOnMap<PlacedRow>> {
		return new PlacesOnMap(this.#db, {
			from: sql`request_row r join request q on q.tenant = r.tenant and q.uuid = r.uuid`,
			where: [
				...this.#seen,
				...(await this.#meets(question)),
				...this.#tab(question.category),
				sql<SqlBool>`q.latitude is not null`,
				sql<SqlBool>`q.longitude is not null`,
			],
			...place,
			kind: sql<string>`(case when r.status not in ('2', '3') then 'closed' when r.process_uuid is not null then 'linked'
				when r.status = '3' then 'accepted' else 'open' end)`,
			columns: sql`q.uuid, q.ref`,
			order: sql`q.synced`,
		});
	}

	/** Values that can be chosen in a filter: those that occur in any row that this person sees. */
	async choices(field: string): Promise<readonly FieldValue[]> {
		const found = await this.#ordered.occurring(field);
		return [...new Set(found.flatMap((each) => (each === null ? [] : each)))];
	}

	async #count(where: readonly RawBuilder<SqlBool>[]): Promise<CountedRows> {
		const { categories } = this.list;
		const sums = categories.map(
			({ word }, index) =>
				sql`sum(case when ${and([sql<SqlBool>`1 = 1`, ...this.#tab(word)])} then 1 else 0 end) as ${sql.id(`tab${index}`)}`,
		);
		const found = await sql<Readonly<Record<string, number | string | null>>>`
			select ${sql.join([sql`count(*) as whole`, ...sums])} from request_row r where ${and([...this.#seen, ...where])}`.execute(this.#db);
		const [row = {}] = found.rows;
		return {
			all: Number(row.whole ?? 0),
			tabs: Object.fromEntries(categories.map(({ word }, index) => [word, Number(row[`tab${index}`] ?? 0)])),
		};
	}

	async #meets({ filters, within: parts }: AskedOfRows): Promise<readonly RawBuilder<SqlBool>[]> {
		return [...(await this.#conditions.of(filters)), ...parts.map(liesIn)];
	}

	#tab(word: string | null): readonly RawBuilder<SqlBool>[] {
		const { field, values = [] } = this.list.categories.find((each) => each.word === word) ?? {};
		return field === undefined || this.list.fields[field] === undefined ? [] : [this.#sql.isOneOf(field, values)];
	}
}

/** Where it is stands with the request itself. */
const liesIn = (shape: MapShape) =>
	sql<SqlBool>`exists (select 1 from request q where q.tenant = r.tenant and q.uuid = r.uuid and ${isWithin(place, shape)})`;

type OfPerson = (access: PersonAccess, judges: readonly string[]) => readonly RawBuilder<SqlBool>[];

/** As `judgementAvailability` and `canStartProcess` say of one request. */
const those: Readonly<Record<RequestsAsked, OfPerson>> = {
	judgeable: (access, judges) => {
		const codes = judges.map((role) => access.codesOf(role));
		return [sql<SqlBool>`r.status = '2'`, within(codes.includes(everyCode) ? everyCode : [...new Set(codes.flat())], "r.code")];
	},
	startable: (access) => [
		sql<SqlBool>`r.status = '3'`,
		sql<SqlBool>`r.process_uuid is null`,
		within(access.codes("realisationbtn"), "r.code"),
	],
};

const lists = new WeakMap<Tenant["definition"], ListDefinition>();

function listOf({ definition, flow }: Tenant): ListDefinition {
	const made = lists.get(definition) ?? resolveLists(definition.lists, { options: definition.options, flow: flow.definition }).requests;
	lists.set(definition, made);
	return made;
}

function isKnown({ layouts, filters, categories, fields, sort }: ListDefinition): boolean {
	const shown = layouts.flatMap(({ columns }) => columns.map(({ field }) => field));
	const used = [...shown, ...filters.map(({ field }) => field), sort.field];
	const tabs = categories.flatMap(({ field }) => field ?? []);
	return (
		Object.values(fields).every(({ path }) => path === null) &&
		used.every((field) => field === "search" || known.includes(field)) &&
		tabs.every((field) => known.includes(field) && fields[field]?.kind === "option")
	);
}

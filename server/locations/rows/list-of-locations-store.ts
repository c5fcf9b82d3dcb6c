import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type FieldValue,
	type ListDefinition,
	type ListFieldName,
	listedSortKey,
	locationStatuses,
	locationStatusWord,
	type MapShape,
	type PersonAccess,
	resolveLists,
	unknownOption,
} from "../../../engine/index.ts";
import { RowConditions } from "../../calls/row-conditions-store.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { and, OrderedRows, withinCodes } from "../../database/ordered-rows.ts";
import { isWithin, PlacesOnMap } from "../../database/placed-rows.ts";
import { isPostgres, RowExpressions } from "../../database/row-expressions.ts";
import type { RowPlace, RowQuestion } from "../../database/row-question.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { hasProcess, locationRows, referenceOf } from "./described-locations-store.ts";

/** Fields that the rows know; what a tenant describes by a path is the browser's. */
const known: readonly string[] = [
	"reference",
	"address",
	"municipality",
	"status",
	"round",
	"remark",
	"process",
	"map",
] satisfies readonly ListFieldName<"locations">[];

/** The list of locations as somebody asks for it. */
export interface LocationQuestion extends RowQuestion {
	/** Parts of the map: a location lies in each of them. */
	readonly within: readonly MapShape[];
	/** Only those with a process that the person sees. */
	readonly connected: boolean;
	/** Only those of these uuids; null: all. */
	readonly among: readonly string[] | null;
}

/** What rows it is about, in whichever tab. */
type AskedOfRows = Pick<LocationQuestion, "filters" | "within" | "connected" | "among">;

export interface LocationAsker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
}

interface CountedRows {
	readonly all: number;
	/** By the word of each tab. */
	readonly tabs: Readonly<Record<string, number>>;
}

interface PlacedLocation {
	readonly uuid: string;
	readonly reference: string;
}

/** What locations on a map are told apart by. */
export const placeKinds = [...locationStatuses, "unknown"] as const;

const place = { latitude: sql<number>`r.latitude`, longitude: sql<number>`r.longitude` };

/** The list of charging locations as one person sees it at one moment, answered by the database. */
export class ListOfLocations {
	readonly list: ListDefinition;
	/** False: the list shows what only the locations themselves tell. */
	readonly whole: boolean;
	readonly #db: DataDoor["db"];
	readonly #seen: readonly RawBuilder<SqlBool>[];
	readonly #connected: RawBuilder<SqlBool>;
	readonly #sql: RowExpressions;
	readonly #conditions: RowConditions;
	readonly #ordered: OrderedRows;

	constructor(db: DataDoor["db"], { tenant, access, now }: LocationAsker) {
		const { slug, municipalities } = tenant;
		const list = listOf(tenant);
		const { fields } = list;
		const labelOf = labels(municipalities);
		const processCodes = access.codes("realisationlist");
		this.#db = db;
		this.list = list;
		this.whole = isKnown(list);
		this.#seen = withinCodes(slug, access.codes("chargingpoints"));
		this.#connected = hasProcess(processCodes);
		this.#sql = new RowExpressions(db, fields, locationRows(processCodes));
		this.#conditions = new RowConditions({
			db,
			found: { tenant: slug, list: "locations" },
			fields,
			own: [],
			named: [],
			sql: this.#sql,
			now,
			textOf: labelOf,
			valuesOf: async () => [],
		});
		this.#ordered = new OrderedRows(db, {
			table: "location_row",
			fields,
			sql: this.#sql,
			seen: this.#seen,
			always: ["reference"],
			instants: [],
			keyOf: (field, value) => listedSortKey(fields[field]?.kind ?? "text", value, () => labelOf(field, value)),
		});
	}

	/** Whether the rows know a field well enough to sort by it. */
	sorts(field: string): boolean {
		return known.includes(field) && this.list.fields[field]?.path === null;
	}

	/** Whether they do to filter by it. */
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

	/** How many rows meet the question, in each tab and together. */
	async count(asked: AskedOfRows): Promise<CountedRows> {
		return this.#count(await this.#meets(asked));
	}

	/** Uuids of a page in order, and the place of its last row. `total`: rows on all pages. */
	async page(question: LocationQuestion, total: number): ReturnType<OrderedRows["page"]> {
		return this.#ordered.page(question, [...(await this.#meets(question)), ...this.#tab(question.category)], total);
	}

	/** Values that can be chosen in a filter: those that occur in any row that this person sees. */
	async choices(field: string): Promise<readonly FieldValue[]> {
		const found = await this.#ordered.occurring(field);
		return [...new Set(found.flatMap((each) => (each === null ? [] : each)))];
	}

	/** Where they are that a question finds, in order of change: the order of a browser that loads them all. */
	async places(question: AskedOfRows & Pick<LocationQuestion, "category">): Promise<PlacesOnMap<PlacedLocation>> {
		const reference = sql`(select ${referenceOf(isPostgres(this.#db))} from charging_location l where l.tenant = r.tenant and l.uuid = r.uuid)`;
		return new PlacesOnMap(this.#db, {
			from: sql`location_row r`,
			where: [...this.#seen, ...(await this.#meets(question)), ...this.#tab(question.category)],
			...place,
			kind: sql<string>`(case when r.status in (${sql.join(locationStatuses.map((status) => sql.lit(status)))}) then r.status else 'unknown' end)`,
			columns: sql`r.uuid, ${reference} as reference`,
			order: sql`r.synced`,
		});
	}

	async #count(where: readonly RawBuilder<SqlBool>[]): Promise<CountedRows> {
		const { categories } = this.list;
		const sums = categories.map(
			({ word }, index) =>
				sql`sum(case when ${and([sql<SqlBool>`1 = 1`, ...this.#tab(word)])} then 1 else 0 end) as ${sql.id(`tab${index}`)}`,
		);
		const found = await sql<Readonly<Record<string, number | string | null>>>`
			select ${sql.join([sql`count(*) as whole`, ...sums])} from location_row r where ${and([...this.#seen, ...where])}`.execute(this.#db);
		const [row = {}] = found.rows;
		return {
			all: Number(row.whole ?? 0),
			tabs: Object.fromEntries(categories.map(({ word }, index) => [word, Number(row[`tab${index}`] ?? 0)])),
		};
	}

	async #meets({ filters, within, connected, among }: AskedOfRows): Promise<readonly RawBuilder<SqlBool>[]> {
		return [
			...(await this.#conditions.of(filters)),
			...within.map((shape) => isWithin(place, shape)),
			...(connected ? [this.#connected] : []),
			...(among === null ? [] : [sql<SqlBool>`r.uuid in (${sql.join(among)})`]),
		];
	}

	#tab(word: string | null): readonly RawBuilder<SqlBool>[] {
		const { field, values = [] } = this.list.categories.find((each) => each.word === word) ?? {};
		return field === undefined || this.list.fields[field] === undefined ? [] : [this.#sql.isOneOf(field, values)];
	}
}

/** How the browser calls the value of an option of the list. */
function labels(municipalities: Tenant["municipalities"]): (field: string, value: FieldValue) => string {
	const towns = new Map(municipalities.map(({ value, text }) => [value, text]));
	return (field, value) => {
		const shown = value === null ? "" : String(value);
		if (shown === "") return "";
		if (field === "municipality") return towns.get(shown) ?? unknownOption;
		return field === "status" ? locationStatusWord(shown) : shown;
	};
}

const lists = new WeakMap<Tenant["definition"], ListDefinition>();

function listOf({ definition, flow }: Tenant): ListDefinition {
	const made = lists.get(definition) ?? resolveLists(definition.lists, { options: definition.options, flow: flow.definition }).locations;
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

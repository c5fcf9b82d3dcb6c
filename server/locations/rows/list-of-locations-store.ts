import { type SqlBool, sql } from "kysely";
import {
	type FieldValue,
	type ListFieldName,
	listsOf,
	locationStatuses,
	locationStatusWord,
	type MapShape,
	type PersonAccess,
	unknownOption,
} from "../../../engine/index.ts";
import { TabbedRows } from "../../calls/tabbed-rows-store.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { withinCodes } from "../../database/rows/ordered-rows.ts";
import { isWithin, PlacesOnMap } from "../../database/rows/placed-rows.ts";
import { isPostgres, RowExpressions } from "../../database/rows/row-expressions.ts";
import type { RowQuestion } from "../../database/rows/row-question.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { hasProcess, locationRows, referenceOf } from "./described-locations-store.ts";

/** Fields that the rows contain; fields that a tenant defines by a path are left to the browser. */
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

/** Query parameters specific to this list. */
export interface AskedOfLocations {
	/** Parts of the map; a location must lie in each of them. */
	readonly within: readonly MapShape[];
	/** Only those with a process that the person sees. */
	readonly connected: boolean;
	/** Only those with these uuids; null: all. */
	readonly among: readonly string[] | null;
}

/** A query for the list of locations. */
export type LocationQuestion = RowQuestion & AskedOfLocations;

export interface LocationAsker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
}

interface PlacedLocation {
	readonly uuid: string;
	readonly reference: string;
}

/** The kinds of locations on a map. */
export const placeKinds = [...locationStatuses, "unknown"] as const;

const place = { latitude: sql<number>`r.latitude`, longitude: sql<number>`r.longitude` };

/** The list of charging locations as one person sees it at one moment, answered by the database. */
export function listOfLocations(db: DataDoor["db"], { tenant, access, now }: LocationAsker): TabbedRows<AskedOfLocations> {
	const { slug, municipalities } = tenant;
	const list = listsOf(tenant).locations;
	const processCodes = access.codes("realisationlist");
	return new TabbedRows(db, {
		tenant: slug,
		name: "locations",
		table: "location_row",
		list,
		known,
		sql: new RowExpressions(db, list.fields, locationRows(processCodes)),
		seen: withinCodes(slug, access.codes("chargingpoints")),
		always: ["reference"],
		instants: [],
		searched: { own: [], named: [], values: [] },
		now,
		labelOf: labels(municipalities),
		beside: ({ within, connected, among }) => [
			...within.map((shape) => isWithin(place, shape)),
			...(connected ? [hasProcess(processCodes)] : []),
			...(among === null ? [] : [sql<SqlBool>`r.uuid in (${sql.join(among)})`]),
		],
	});
}

/** The places of the locations that a query finds, in order of change: the same order as in a browser that loads them all. */
export async function placesOfLocations(
	db: DataDoor["db"],
	rows: TabbedRows<AskedOfLocations>,
	question: LocationQuestion,
): Promise<PlacesOnMap<PlacedLocation>> {
	const reference = sql`(select ${referenceOf(isPostgres(db))} from charging_location l where l.tenant = r.tenant and l.uuid = r.uuid)`;
	return new PlacesOnMap(db, {
		from: sql`location_row r`,
		where: await rows.finds(question),
		...place,
		kind: sql<string>`(case when r.status in (${sql.join(locationStatuses.map((status) => sql.lit(status)))}) then r.status else 'unknown' end)`,
		columns: sql`r.uuid, ${reference} as reference`,
		order: sql`r.synced`,
	});
}

/** The text that the browser shows for the value of an option of the list. */
function labels(municipalities: Tenant["municipalities"]): (field: string, value: FieldValue) => string {
	const towns = new Map(municipalities.map(({ value, text }) => [value, text]));
	return (field, value) => {
		const shown = value === null ? "" : String(value);
		if (shown === "") return "";
		if (field === "municipality") return towns.get(shown) ?? unknownOption;
		return field === "status" ? locationStatusWord(shown) : shown;
	};
}

import type { Insertable, Kysely } from "kysely";
import { locationListRow, locationRowPlan, objectOf, type PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import {
	filledAtATime,
	fillRecords,
	isFilled,
	keepRows,
	type ListedRows,
	lacksRow,
	type RowsFilled,
	rowsToFill,
} from "../database/rows/listed-fill.ts";
import type { Database } from "../database/tables/tables.ts";
import { storedAddress } from "./stored-address.ts";

type Stored = Omit<Insertable<Database["charging_location"]>, "meta" | "status_before">;

/** The columns that the list has of a location. */
export type ListRow = Omit<Insertable<Database["location_row"]>, "cells"> & {
	readonly cells: ReturnType<typeof locationListRow>["cells"];
};

export function listRowOf(location: Stored): ListRow {
	const { tenant, uuid, synced, code, status, workflow_uuid: process_uuid = null, latitude, longitude } = location;
	const made = locationListRow({
		code,
		address: storedAddress(location),
		coordinates: { latitude, longitude },
		properties: objectOf(JSON.parse(location.properties)),
	});
	return { tenant, uuid, synced, code, status, process_uuid, latitude, longitude, ...made };
}

/** Writes the list rows of locations, in the transaction that stores them; newer rows are kept. */
export async function keepLocationRows(db: Kysely<Database>, locations: readonly Stored[]): Promise<void> {
	const rows = locations.map((location) => {
		const { cells, ...row } = listRowOf(location);
		return { ...row, cells: JSON.stringify(cells) };
	});
	await keepRows(db, "location_row", rows);
}

const rowsOf = (tenant: string): ListedRows => ({ tenant, list: "locations", plan: locationRowPlan });

/** Whether every location has its row, in the form of this version. */
export function locationRowsAreFilled({ db }: Pick<DataDoor, "db">, tenant: string): Promise<boolean> {
	return isFilled(db, rowsOf(tenant));
}

/** Progress of the rows, for what the person sees; null when they are filled. */
export function rowsOfLocationsToFill(db: Kysely<Database>, tenant: string, access: PersonAccess): Promise<RowsFilled | null> {
	return rowsToFill(db, rowsOf(tenant), { table: "charging_location", codes: access.codes("chargingpoints") });
}

/** Fills in one part of what a tenant still lacks; false when nothing was left to do. */
export function fillLocationRows(data: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	return fillRecords(data, rowsOf(tenant), {
		table: "charging_location",
		after: (uuid) =>
			storedLocations(data.db, tenant)
				.where("charging_location.uuid", ">", uuid)
				.orderBy("charging_location.uuid")
				.limit(filledAtATime)
				.execute(),
		missed: (among) =>
			storedLocations(data.db, tenant)
				.where(lacksRow("charging_location", "location_row", among))
				.limit(filledAtATime)
				.execute(),
		keep: keepLocationRows,
	});
}

const storedLocations = (db: Kysely<Database>, tenant: string) =>
	db.selectFrom("charging_location").selectAll("charging_location").where("charging_location.tenant", "=", tenant);

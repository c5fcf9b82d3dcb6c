import type { Kysely } from "kysely";
import type { ChargingLocation } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import { findLocationRow, findLocationRowsOf, type LocationRow } from "./location-store.ts";
import { locationText, type SeesProcesses } from "./location-text.ts";
import { storedAddress } from "./stored-address.ts";

/** A charging location as other capabilities may see it. */
export interface LocationView {
	readonly code: string;
	readonly synced: number;
	readonly location: ChargingLocation;
	/** JSON text as the API returns it. */
	readonly text: (seesProcesses: SeesProcesses) => string;
}

export async function findLocation(db: Kysely<Database>, tenant: string, uuid: string): Promise<LocationView | undefined> {
	const row = await findLocationRow(db, tenant, uuid);
	return row === undefined
		? undefined
		: { code: row.code, synced: row.synced, location: locationOf(row), text: (sees) => locationText(row, sees) };
}

/** JSON texts of the locations that are connected to the processes, with their geography codes. */
export async function locationTextsOf(
	db: Kysely<Database>,
	tenant: string,
	realisationUuids: readonly string[],
	seesProcesses: SeesProcesses,
): Promise<{ code: string; text: string }[]> {
	const rows = await findLocationRowsOf(db, tenant, realisationUuids);
	return rows.map((row) => ({ code: row.code, text: locationText(row, seesProcesses) }));
}

function locationOf(row: LocationRow): ChargingLocation {
	return {
		uuid: row.uuid,
		status: row.status,
		workflowUuid: row.workflow_uuid,
		latitude: row.latitude,
		longitude: row.longitude,
		...storedAddress(row),
	};
}

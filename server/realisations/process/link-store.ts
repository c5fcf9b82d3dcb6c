import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/tables/tables.ts";

/** The columns of a charging location that a process reads and changes. */
export type LinkedLocation = Pick<
	Selectable<Database["charging_location"]>,
	"status" | "status_before" | "workflow_uuid" | "properties" | "synced"
>;

export async function findLinkedLocation(db: Kysely<Database>, tenant: string, uuid: string): Promise<LinkedLocation | undefined> {
	return db
		.selectFrom("charging_location")
		.select(["status", "status_before", "workflow_uuid", "properties", "synced"])
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.executeTakeFirst();
}

export async function updateLocationLink(db: Kysely<Database>, tenant: string, uuid: string, change: LinkedLocation): Promise<void> {
	await db.updateTable("charging_location").set(change).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
	const { status, workflow_uuid: process_uuid, synced } = change;
	// The other columns of its row in the list stay as they are.
	await db
		.updateTable("location_row")
		.set({ status, process_uuid, synced })
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.execute();
}

/** The part of a request that a process changes: whether it is connected to it. */
interface RequestLink {
	readonly realisation_uuid: string | null;
	readonly synced: number;
}

export async function updateRequestLink(db: Kysely<Database>, tenant: string, uuid: string, link: RequestLink): Promise<void> {
	await db.updateTable("request").set(link).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
	const { realisation_uuid: process_uuid, synced } = link;
	await db.updateTable("request_row").set({ process_uuid, synced }).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

import type { Kysely } from "kysely";
import type { Database } from "../database/tables.ts";

/** What a process changes of a request: whether it is connected to it. */
interface RequestLink {
	readonly realisation_uuid: string | null;
	readonly synced: number;
}

export async function updateRequestLink(db: Kysely<Database>, tenant: string, uuid: string, link: RequestLink): Promise<void> {
	await db.updateTable("request").set(link).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
	const { realisation_uuid: process_uuid, synced } = link;
	await db.updateTable("request_row").set({ process_uuid, synced }).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../database/tables/tables.ts";

type FlowVersionRow = Selectable<Database["flow_version"]>;

export async function listFlowVersions(db: Kysely<Database>, tenant: string): Promise<FlowVersionRow[]> {
	return db.selectFrom("flow_version").selectAll().where("tenant", "=", tenant).orderBy("created_at").execute();
}

/** The keys of the stored versions, without their contents. */
export async function listFlowKeys(db: Kysely<Database>, tenant: string): Promise<readonly Pick<FlowVersionRow, "uuid" | "version">[]> {
	return db.selectFrom("flow_version").select(["uuid", "version"]).where("tenant", "=", tenant).execute();
}

/** The versions of a flow that are not in memory yet. */
export async function listOtherFlowVersions(
	db: Kysely<Database>,
	{ tenant, uuid, known }: { readonly tenant: string; readonly uuid: string; readonly known: readonly string[] },
): Promise<FlowVersionRow[]> {
	const ofFlow = db.selectFrom("flow_version").selectAll().where("tenant", "=", tenant).where("uuid", "=", uuid);
	return (known.length === 0 ? ofFlow : ofFlow.where("version", "not in", known)).orderBy("created_at").execute();
}

export async function insertFlowVersion(db: Kysely<Database>, row: Insertable<Database["flow_version"]>): Promise<void> {
	await db.insertInto("flow_version").values(row).execute();
}

/** Hash of a stored version; undefined when it is not stored. */
export async function hashOfVersion(db: Kysely<Database>, tenant: string, uuid: string, version: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("flow_version")
		.select("hash")
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.where("version", "=", version)
		.executeTakeFirst();
	return row?.hash;
}

/** The stored versions of a flow, each with the hash of its contents. */
export async function listVersionHashes(
	db: Kysely<Database>,
	tenant: string,
	uuid: string,
): Promise<readonly Pick<FlowVersionRow, "version" | "hash">[]> {
	return db.selectFrom("flow_version").select(["version", "hash"]).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

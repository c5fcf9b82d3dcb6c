import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { type RecordHead, readPath } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";

export type PidRow = Selectable<Database["pid"]>;
export type NewPidRow = Insertable<Database["pid"]>;
export type PidChange = Pick<Updateable<Database["pid"]>, "label" | "enabled" | "deleted_at"> & { readonly synced: number };

/** Every PID the tenant ever had, removed ones too, by label. */
export async function listPidRows(db: Kysely<Database>, tenant: string): Promise<PidRow[]> {
	return db.selectFrom("pid").selectAll().where("tenant", "=", tenant).orderBy("label").orderBy("uuid").execute();
}

export async function findPidRows(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<PidRow[]> {
	if (uuids.length === 0) return [];
	return db.selectFrom("pid").selectAll().where("tenant", "=", tenant).where("uuid", "in", uuids).execute();
}

export async function insertPidRows(db: Kysely<Database>, rows: readonly NewPidRow[]): Promise<void> {
	if (rows.length > 0) await db.insertInto("pid").values(rows).execute();
}

export async function updatePidRow(db: Kysely<Database>, tenant: string, uuid: string, change: PidChange): Promise<void> {
	await db.updateTable("pid").set(change).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

/** Processes by PID; one that no process has is not in it. Read from the key of the use table alone. */
export async function countPidUses(db: Kysely<Database>, tenant: string): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom("pid_use")
		.select((select) => ["pid_uuid", select.fn.countAll<number>().as("uses")])
		.where("tenant", "=", tenant)
		.groupBy("pid_uuid")
		.execute();
	return new Map(rows.map(({ pid_uuid, uses }) => [pid_uuid, Number(uses)]));
}

/** The process has these PIDs and no others. */
export async function putPidUses(db: Kysely<Database>, tenant: string, realisation: string, pids: readonly string[]): Promise<void> {
	await db.deleteFrom("pid_use").where("tenant", "=", tenant).where("realisation_uuid", "=", realisation).execute();
	if (pids.length === 0) return;
	await db
		.insertInto("pid_use")
		.values(pids.map((pid_uuid) => ({ tenant, pid_uuid, realisation_uuid: realisation })))
		.execute();
}

/**
 * Notes the processes that have the PID already: records are older than the table that counts them. `fields`: paths of
 * those that hold one. The text only says which records are worth reading.
 */
export async function insertFoundPidUses(db: Kysely<Database>, tenant: string, pid: string, fields: readonly string[]): Promise<void> {
	const rows = await db
		.selectFrom("realisation")
		.select(["uuid", "record"])
		.where("tenant", "=", tenant)
		.where("record", "like", `%"${pid}"%`)
		.execute();
	const having = rows.filter(({ record }) => {
		const { values } = JSON.parse(record) as RecordHead;
		return fields.some((path) => readPath(values, path) === pid);
	});
	const uses = having.map(({ uuid }) => ({ tenant, pid_uuid: pid, realisation_uuid: uuid }));
	for (let from = 0; from < uses.length; from += 500) {
		await db
			.insertInto("pid_use")
			.values(uses.slice(from, from + 500))
			.execute();
	}
}

import type { Kysely } from "kysely";
import type { TenantDefinition } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";
import { type PidAnswer, pidAnswer } from "./pid-schema.ts";
import { countPidUses, findPidRows, insertFoundPidUses, insertPidRows, listPidRows, putPidUses } from "./pid-store.ts";

/** The PIDs of the tenant, removed ones too, by label. `counted`: with how many processes have each, whosever they are: for administrators. */
export async function pidsOf(
	db: Kysely<Database>,
	tenant: string,
	{ counted }: { readonly counted: boolean },
): Promise<readonly PidAnswer[]> {
	const rows = await listPidRows(db, tenant);
	if (!counted) return rows.map((row) => pidAnswer(row, null));
	const uses = rows.length === 0 ? new Map<string, number>() : await countPidUses(db, tenant);
	return rows.map((row) => pidAnswer(row, uses.get(row.uuid)));
}

/** Which of the PIDs may not be newly chosen: those that are unknown, switched off or removed. */
export async function unusablePids(db: Kysely<Database>, tenant: string, pids: readonly string[]): Promise<ReadonlySet<string>> {
	const rows = await findPidRows(db, tenant, [...new Set(pids)]);
	const usable = new Set(rows.filter(({ enabled, deleted_at }) => enabled === 1 && deleted_at === null).map(({ uuid }) => uuid));
	return new Set(pids.filter((pid) => !usable.has(pid)));
}

/** Notes which PIDs a process has now. A PID that the tenant does not have is left out. */
export async function keepPidUses(db: Kysely<Database>, tenant: string, realisation: string, pids: readonly string[]): Promise<void> {
	const known = await findPidRows(db, tenant, [...new Set(pids)]);
	await putPidUses(
		db,
		tenant,
		realisation,
		known.map(({ uuid }) => uuid),
	);
}

/** The PIDs of the tenant's file are there. One that is known stays as somebody left it. `fields`: paths of the fields that hold one. */
export async function seedPids(
	{ db, tick }: WriteScope,
	tenant: string,
	entries: NonNullable<TenantDefinition["pids"]>,
	now: number,
	fields: readonly string[],
): Promise<void> {
	const known = new Set(
		(
			await findPidRows(
				db,
				tenant,
				entries.map(({ uuid }) => uuid),
			)
		).map(({ uuid }) => uuid),
	);
	const fresh = entries.filter(({ uuid }) => !known.has(uuid));
	await insertPidRows(
		db,
		fresh.map(({ uuid, label, enabled, deleted_at }) => ({
			tenant,
			uuid,
			label,
			enabled: enabled === false ? 0 : 1,
			created_at: now,
			deleted_at: deleted_at ?? null,
			synced: tick(),
		})),
	);
	for (const { uuid } of fresh) await insertFoundPidUses(db, tenant, uuid, fields);
}

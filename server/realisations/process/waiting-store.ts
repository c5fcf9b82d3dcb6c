import type { Insertable, Kysely } from "kysely";
import type { Waiting } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";

interface WaitingPlace {
	readonly tenant: string;
	readonly uuid: string;
	/** Geography code of the process. */
	readonly code: string;
}

/** Replaces the waiting rows of a process. */
export async function putWaiting(db: Kysely<Database>, place: WaitingPlace, rows: readonly Waiting[]): Promise<void> {
	await db.deleteFrom("waiting").where("tenant", "=", place.tenant).where("realisation_uuid", "=", place.uuid).execute();
	await addWaiting(db, place, rows);
}

/** The same for a new process. */
export async function addWaiting(db: Kysely<Database>, place: WaitingPlace, waiting: readonly Waiting[]): Promise<void> {
	if (waiting.length === 0) return;
	await db.insertInto("waiting").values(rowsOf(place, waiting)).execute();
}

function rowsOf({ tenant, uuid, code }: WaitingPlace, waiting: readonly Waiting[]): readonly Insertable<Database["waiting"]>[] {
	const single = waiting.filter(({ kind }) => kind === "step").length === 1;
	return waiting.map((row) => ({ tenant, realisation_uuid: uuid, code, ...row, single: single && row.kind === "step" ? 1 : 0 }));
}

/** The waiting rows of one of several processes. */
export interface WaitingOf {
	readonly uuid: string;
	/** Geography code of the process. */
	readonly code: string;
	readonly waiting: readonly Waiting[];
}

/** Rows per statement. */
const atATime = 500;

/** Replaces the waiting rows of several processes, each of which occurs once. */
export async function putWaitingOf(db: Kysely<Database>, tenant: string, processes: readonly WaitingOf[]): Promise<void> {
	if (processes.length === 0) return;
	const uuids = processes.map(({ uuid }) => uuid);
	await db.deleteFrom("waiting").where("tenant", "=", tenant).where("realisation_uuid", "in", uuids).execute();
	const rows = processes.flatMap(({ waiting, ...place }) => rowsOf({ tenant, ...place }, waiting));
	for (let start = 0; start < rows.length; start += atATime) {
		await db
			.insertInto("waiting")
			.values(rows.slice(start, start + atATime))
			.execute();
	}
}

/** Position up to which `waiting` is computed. `form` identifies the method; another method starts again. */
interface FillPlace {
	readonly form: string;
	/** Uuid of the last process done. */
	readonly place: string;
	readonly done: boolean;
}

export async function fillPlace(db: Kysely<Database>, tenant: string): Promise<FillPlace | undefined> {
	const row = await db.selectFrom("waiting_fill").selectAll().where("tenant", "=", tenant).executeTakeFirst();
	return row && { form: row.form, place: row.place, done: row.done === 1 };
}

export async function keepFillPlace(db: Kysely<Database>, tenant: string, { form, place, done }: FillPlace): Promise<void> {
	const row = { form, place, done: done ? 1 : 0 };
	await db
		.insertInto("waiting_fill")
		.values({ tenant, ...row })
		.onConflict((conflict) => conflict.column("tenant").doUpdateSet(row))
		.execute();
}

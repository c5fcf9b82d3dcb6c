import type { Kysely } from "kysely";
import { migrations } from "../../migrations/index.ts";
import type { Database } from "./tables.ts";

/** A server that works on this database. */
export interface ServerInstance {
	readonly id: string;
	/** Of the product. */
	readonly version: string;
	/** The last migration that it knows. */
	readonly knows: string;
}

/** The last migration that this version knows. */
export const lastKnown = Object.keys(migrations).at(-1) ?? "";

/** How often a server says that it lives, and after how long a silence it counts as gone: a frozen one comes back. Milliseconds. */
export const beatMs = 5_000;
export const silentMs = 20_000;
/** Rows of servers that never said goodbye. */
const forgottenMs = 24 * 60 * 60 * 1000;

/** Says that a server lives. Instants in milliseconds since 1970. */
export async function noteServer(db: Kysely<Database>, server: ServerInstance, startedAt: number, now: number): Promise<void> {
	await db
		.insertInto("server_instance")
		.values({ ...server, started_at: startedAt, seen_at: now })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: now }))
		.execute();
}

/** Removes those of which nothing was heard for a day. */
export async function forgetSilentServers(db: Kysely<Database>, now: number): Promise<void> {
	await db
		.deleteFrom("server_instance")
		.where("seen_at", "<", now - forgottenMs)
		.execute();
}

export async function forgetServer(db: Kysely<Database>, id: string): Promise<void> {
	await db.deleteFrom("server_instance").where("id", "=", id).execute();
}

/** Those that said within the last 20 seconds that they live, oldest version first. */
export async function liveServers(db: Kysely<Database>, now: number): Promise<readonly ServerInstance[]> {
	return db
		.selectFrom("server_instance")
		.select(["id", "version", "knows"])
		.where("seen_at", ">", now - silentMs)
		.orderBy("knows")
		.orderBy("id")
		.execute();
}

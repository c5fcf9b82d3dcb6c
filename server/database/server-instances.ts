import type { Kysely } from "kysely";
import { migrations } from "../../migrations/index.ts";
import type { Database } from "./tables/tables.ts";

/** A server that works on this database. */
export interface ServerInstance {
	readonly id: string;
	/** Version of the product. */
	readonly version: string;
	/** The last migration that it knows. */
	readonly knows: string;
}

/** The last migration that this version knows. */
export const lastKnown = Object.keys(migrations).at(-1) ?? "";

/**
 * How often a server reports that it is alive, and after how long a silence it counts as gone; a frozen one may come back. Milliseconds.
 */
export const beatMs = 5_000;
export const silentMs = 20_000;
/** After this, rows of servers that never signed off are removed. */
const forgottenMs = 24 * 60 * 60 * 1000;

/** Reports that a server is alive. Instants in milliseconds since 1970. */
export async function noteServer(db: Kysely<Database>, server: ServerInstance, startedAt: number, now: number): Promise<void> {
	await db
		.insertInto("server_instance")
		.values({ ...server, started_at: startedAt, seen_at: now })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: now }))
		.execute();
}

/** Removes servers that were not heard of for a day. */
export async function forgetSilentServers(db: Kysely<Database>, now: number): Promise<void> {
	await db
		.deleteFrom("server_instance")
		.where("seen_at", "<", now - forgottenMs)
		.execute();
}

export async function forgetServer(db: Kysely<Database>, id: string): Promise<void> {
	await db.deleteFrom("server_instance").where("id", "=", id).execute();
}

/** Servers that reported within the last 20 seconds, oldest version first. */
export async function liveServers(db: Kysely<Database>, now: number): Promise<readonly ServerInstance[]> {
	return db
		.selectFrom("server_instance")
		.select(["id", "version", "knows"])
		.where("seen_at", ">", now - silentMs)
		.orderBy("knows")
		.orderBy("id")
		.execute();
}

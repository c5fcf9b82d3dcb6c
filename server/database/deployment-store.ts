import type { Kysely } from "kysely";
import type { Database } from "./tables/tables.ts";

/** The name of this database, which its files also have; undefined before it has one. */
export async function findIdentity(db: Kysely<Database>): Promise<string | undefined> {
	return (await db.selectFrom("deployment").select("identity").executeTakeFirst())?.identity;
}

export async function keepIdentity(db: Kysely<Database>, identity: string): Promise<void> {
	await db.insertInto("deployment").values({ id: 1, identity }).execute();
}

/**
 * For a restored database: it gets a new name, together with its files, at the next start, and the rows about the servers that worked on it
 * no longer apply.
 */
export async function forgetDeployment(db: Kysely<Database>): Promise<void> {
	for (const table of ["deployment", "server_instance", "job_lease", "staged_row"] as const) await db.deleteFrom(table).execute();
}

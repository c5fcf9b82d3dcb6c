import type { Kysely } from "kysely";
import type { Database } from "./tables.ts";

/** The name of this database, which its files bear too; undefined when it has none yet. */
export async function findIdentity(db: Kysely<Database>): Promise<string | undefined> {
	return (await db.selectFrom("deployment").select("identity").executeTakeFirst())?.identity;
}

export async function keepIdentity(db: Kysely<Database>, identity: string): Promise<void> {
	await db.insertInto("deployment").values({ id: 1, identity }).execute();
}

/**
 * For a database that was put back: it is given a name with its files at the next start, and nothing of the servers
 * that worked on it then is true any more.
 */
export async function forgetDeployment(db: Kysely<Database>): Promise<void> {
	for (const table of ["deployment", "server_instance", "job_lease", "staged_row"] as const) await db.deleteFrom(table).execute();
}

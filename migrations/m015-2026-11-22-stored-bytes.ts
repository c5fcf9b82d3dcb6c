import { type Kysely, sql } from "kysely";

/** The stored bytes of a tenant are summed from the index alone, without reading its files' rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index file_stored on file (tenant, size) where stored = 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("file_stored").execute();
}

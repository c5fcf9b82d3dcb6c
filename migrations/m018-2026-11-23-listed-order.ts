import { type Kysely, sql } from "kysely";

/** Indexes for the newest rows of the list of processes, and for the counts of its tabs, without reading a record. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index realisation_updated on realisation (tenant, updated_at desc, uuid)`.execute(db);
	await db.schema
		.createIndex("realisation_counted")
		.on("realisation")
		.columns(["tenant", "code", "status", "active_step", "type"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const index of ["realisation_counted", "realisation_updated"]) await db.schema.dropIndex(index).execute();
}

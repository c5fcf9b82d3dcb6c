import { type Kysely, sql } from "kysely";

/**
 * Files of processes and requests; their bytes are in the storage, under tenant and uuid. `stored`: the bytes are there; `used`: the owner
 * refers to it, or once did. `realisation.files`: JSON texts of the records of a process's files separated by commas, stored beside the
 * record because adding a file does not change it. `file_link`: used links, until they would have expired.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("file")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("owner", "text", (column) => column.notNull())
		.addColumn("owner_uuid", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("filename", "text", (column) => column.notNull())
		.addColumn("extension", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("uploaded_at", "bigint")
		.addColumn("size", "bigint")
		.addColumn("sha256", "text")
		.addColumn("stored", "integer", (column) => column.notNull())
		.addColumn("used", "integer", (column) => column.notNull())
		.addColumn("suspect", "integer", (column) => column.notNull())
		.addColumn("gdpr", "integer", (column) => column.notNull())
		.addColumn("missing", "integer", (column) => column.notNull())
		.addColumn("deleted", "integer", (column) => column.notNull())
		.addColumn("checked", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("file_key", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("file_owner").on("file").columns(["tenant", "owner", "owner_uuid"]).execute();
	// For the queries of housekeeping and the scanner, which never match many rows.
	await sql`create index file_unused on file (tenant, created_at) where used = 0`.execute(db);
	await sql`create index file_unchecked on file (tenant, created_at) where checked = 0`.execute(db);
	await sql`create index file_to_remove on file (tenant, created_at) where stored = 1 and (deleted = 1 or gdpr = 1)`.execute(db);
	await db.schema
		.createTable("file_link")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("nonce", "text", (column) => column.notNull())
		.addColumn("expires_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("file_link_key", ["tenant", "nonce"])
		.execute();
	await db.schema
		.alterTable("realisation")
		.addColumn("files", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	// The record's text ended in the list of files, which was always empty.
	await sql`update realisation set record = substr(record, 1, length(record) - length(${emptyList})) || '}' where record like ${`%${emptyList}`}`.execute(
		db,
	);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`update realisation set record = substr(record, 1, length(record) - 1) || ${emptyList}`.execute(db);
	await db.schema.alterTable("realisation").dropColumn("files").execute();
	await db.schema.dropTable("file_link").execute();
	await db.schema.dropTable("file").execute();
}

const emptyList = ',"files":[]}';

import { parentPort, workerData } from "node:worker_threads";
import { Kysely } from "kysely";
import { sqliteDialect } from "../dialects/sqlite.ts";
import type { Database } from "../tables/tables.ts";
import { migrateToLatest } from "./migrate.ts";

/** Migrates the database file in `workerData` in a separate thread, started by migrate-beside.ts. */
const db = new Kysely<Database>({ dialect: sqliteDialect(workerData as string) });
try {
	await migrateToLatest(db);
	parentPort?.postMessage("done");
} finally {
	await db.destroy();
}

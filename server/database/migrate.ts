import { type Kysely, Migrator } from "kysely";
import { migrations } from "../../migrations/index.ts";
import type { Database } from "./tables.ts";

export function migratorOf(db: Kysely<Database>, schema?: string): Migrator {
	return new Migrator({
		db,
		provider: { getMigrations: async () => ({ ...migrations }) },
		...(schema === undefined ? {} : { migrationTableSchema: schema }),
	});
}

/** Brings the database to the newest form, or throws and leaves it as it was. */
export async function migrateToLatest(db: Kysely<Database>, schema?: string): Promise<void> {
	const { error, results } = await migratorOf(db, schema).migrateToLatest();
	if (error === undefined) return;
	const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "(unknown)";
	throw new Error(`The database could not be migrated: ${failed} failed.`, { cause: error });
}

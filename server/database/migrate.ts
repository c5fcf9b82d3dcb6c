import { type Kysely, Migrator } from "kysely";
import { lastContraction, migrations } from "../../migrations/index.ts";
import type { Database } from "./tables.ts";

export function migratorOf(db: Kysely<Database>, schema?: string): Migrator {
	return new Migrator({
		db,
		provider: { getMigrations: async () => ({ ...migrations }) },
		...(schema === undefined ? {} : { migrationTableSchema: schema }),
	});
}

/** Whether the database holds data of an older version of the product, so that migrating may take long. */
export async function isOlder(db: Kysely<Database>): Promise<boolean> {
	const executed = (await migratorOf(db).getMigrations()).map(({ executedAt }) => executedAt !== undefined);
	return executed.some(Boolean) && !executed.every(Boolean);
}

/** The database has a form that this version does not know and may not work with; the message is for the operator. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the database to the newest form, or throws and leaves it as it was. One that a later version migrated is taken
 * as it is when that version says that this one may work with it; so servers are upgraded one after the other, and a
 * former version is a way back.
 * @throws NewerDatabaseError when it may not
 */
export async function migrateToLatest(db: Kysely<Database>, schema?: string): Promise<void> {
	const { error, results } = await migratorOf(db, schema).migrateToLatest();
	if (error !== undefined) {
		const failed = results?.find((result) => result.status === "Error")?.migrationName;
		if (failed === undefined && (await isWorkableAhead(db))) return;
		throw new Error(`The database could not be migrated: ${failed ?? "(unknown)"} failed.`, { cause: error });
	}
	const compat = { id: 1, oldest: lastContraction };
	await db
		.insertInto("schema_compat")
		.values(compat)
		.onConflict((conflict) => conflict.column("id").doUpdateSet(compat))
		.execute();
}

/**
 * Asked when no migration was begun: whether that is because a later version came first, which says that this one may
 * work with the database.
 * @throws NewerDatabaseError when it may not
 */
async function isWorkableAhead(db: Kysely<Database>): Promise<boolean> {
	const executed = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom("kysely_migration")
		.select("name")
		.orderBy("name")
		.execute();
	const unknown = executed.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
	if (unknown.length === 0) return false;
	const { oldest } = (await db.selectFrom("schema_compat").select("oldest").executeTakeFirst()) ?? { oldest: "" };
	if (Object.hasOwn(migrations, oldest)) return true;
	throw new NewerDatabaseError(
		`The database was migrated by a newer version of the product (${unknown.at(-1)}). This one may not work with it: that needs a version that knows ${oldest || "that migration"}.`,
	);
}

import { type Kysely, type Migration, type MigrationResultSet, Migrator } from "kysely";
import { lastContraction, type MigrationClass, migrationClasses, migrations } from "../../../migrations/index.ts";
import { lastKnown, liveServers, type ServerInstance } from "../server-instances.ts";
import type { Database } from "../tables/tables.ts";

/** Migrations with the class of each; those of the product, or of a test. */
export interface MigrationSet {
	readonly migrations: Readonly<Record<string, Migration>>;
	readonly classes: Readonly<Record<string, MigrationClass>>;
}

const ofProduct: MigrationSet = { migrations, classes: migrationClasses };

export const classOf = (name: string): MigrationClass | undefined => migrationClasses[name];

export function migratorOf(db: Kysely<Database>, schema?: string, given: Readonly<Record<string, Migration>> = migrations): Migrator {
	return new Migrator({
		db,
		provider: { getMigrations: async () => ({ ...given }) },
		// A migration that removes something may still be pending when later ones have added theirs.
		allowUnorderedMigrations: true,
		...(schema === undefined ? {} : { migrationTableSchema: schema }),
	});
}

/** Whether the database holds data of an older version of the product, so that migrating may take long. */
export async function isOlder(db: Kysely<Database>): Promise<boolean> {
	const { executed, adding } = await migrationPlan(db);
	return executed.length > 0 && adding.length > 0;
}

/** The migrations carried out on a database, and the pending ones, in order. */
export interface MigrationPlan {
	readonly executed: readonly string[];
	/** Carried out at a start. */
	readonly adding: readonly string[];
	/** Carried out by `npm run migrate -- contract`. */
	readonly takingAway: readonly string[];
}

export async function migrationPlan(db: Kysely<Database>, schema?: string, set: MigrationSet = ofProduct): Promise<MigrationPlan> {
	const known = await migratorOf(db, schema, set.migrations).getMigrations();
	const executed = known.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
	const waiting = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
	// An empty database contains nothing that anybody still needs.
	const waits = (name: string) => executed.length > 0 && set.classes[name] === "contract";
	return { executed, adding: waiting.filter((name) => !waits(name)), takingAway: waiting.filter(waits) };
}

/** The database has a schema that this version does not know and may not work with; the message is for the operator. */
export class NewerDatabaseError extends Error {}

/**
 * Adds what this version needs, or throws and leaves the database as it was. Nothing that a former version reads or writes is removed; only
 * an empty database gets the newest schema at once. A database migrated by a later version is accepted when that version says that this one
 * may work with it; so servers can be upgraded one after the other, and a former version is a way back.
 * @throws NewerDatabaseError when this version may not work with it
 */
export async function migrateToLatest(db: Kysely<Database>, schema?: string, set: MigrationSet = ofProduct): Promise<void> {
	const { takingAway } = await migrationPlan(db, schema, set);
	if (!(await carryOut(db, schema, set, (name) => !takingAway.includes(name)))) return;
	await tellOldest(db, schema, set);
}

/** Something is still needed by a server, or still has to be filled in; the message is for the operator. */
export class TooEarlyError extends Error {}

/**
 * Removes what no server of this version or the previous one needs. There is no way back to the version before that.
 * @throws TooEarlyError while a server of an older version is alive
 */
export async function contract(db: Kysely<Database>, now: number, schema?: string, set: MigrationSet = ofProduct): Promise<void> {
	const older = await olderServers(db, now);
	if (older.length > 0) {
		const named = older.map(({ version, knows }) => `${version} (${knows})`).join(", ");
		throw new TooEarlyError(`${older.length} server(s) of an older version live: ${named}. Upgrade or stop them first.`);
	}
	await carryOut(db, schema, set, () => true);
	await tellOldest(db, schema, set);
}

/** Live servers that know fewer migrations than this version. */
async function olderServers(db: Kysely<Database>, now: number): Promise<readonly ServerInstance[]> {
	return (await liveServers(db, now)).filter(({ knows }) => knows < lastKnown);
}

/** False when a later version has migrated the database, and allows this one to work with it. */
async function carryOut(
	db: Kysely<Database>,
	schema: string | undefined,
	set: MigrationSet,
	now: (name: string) => boolean,
): Promise<boolean> {
	const chosen = Object.fromEntries(Object.entries(set.migrations).filter(([name]) => now(name)));
	const { error, results } = await insistently(() => migratorOf(db, schema, chosen).migrateToLatest());
	if (error === undefined) return true;
	const failed = results?.find((result) => result.status === "Error")?.migrationName;
	if (failed === undefined && (await isWorkableAhead(db, set))) return false;
	throw new Error(`The database could not be migrated: ${failed ?? "(unknown)"} failed.`, { cause: error });
}

const lockNotAvailable = "55P03";
/** Number of attempts, and the pause between them in milliseconds. */
const tries = 60;
const breakMs = 500;

/**
 * A table change waits for the table's readers, and everybody who comes later waits behind it. So it waits half a second for its lock (see
 * openDatabase), steps aside, and tries again.
 */
async function insistently(migrate: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
	for (let attempt = 1; ; attempt++) {
		const outcome = await migrate();
		const refused = (outcome.error as { readonly code?: unknown } | undefined)?.code === lockNotAvailable;
		if (!refused || attempt === tries) return outcome;
		await new Promise((done) => setTimeout(done, breakMs));
	}
}

/** Stores which versions may work beside this one. */
async function tellOldest(db: Kysely<Database>, schema: string | undefined, set: MigrationSet): Promise<void> {
	const { executed } = await migrationPlan(db, schema, set);
	const compat = { id: 1, oldest: executed.findLast((name) => set.classes[name] === "contract") ?? lastContraction };
	await db
		.insertInto("schema_compat")
		.values(compat)
		.onConflict((conflict) => conflict.column("id").doUpdateSet(compat))
		.execute();
}

/**
 * Called when no migration was begun: whether a later version came first, and says that this one may work with the database.
 * @throws NewerDatabaseError when it may not
 */
async function isWorkableAhead(db: Kysely<Database>, set: MigrationSet): Promise<boolean> {
	const executed = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom("kysely_migration")
		.select("name")
		.orderBy("name")
		.execute();
	const unknown = executed.map(({ name }) => name).filter((name) => !Object.hasOwn(set.migrations, name));
	if (unknown.length === 0) return false;
	const { oldest } = (await db.selectFrom("schema_compat").select("oldest").executeTakeFirst()) ?? { oldest: "" };
	if (Object.hasOwn(set.migrations, oldest)) return true;
	throw new NewerDatabaseError(
		`The database was migrated by a newer version of the product (${unknown.at(-1)}). This one may not work with it: that needs a version that knows ${oldest || "that migration"}.`,
	);
}

import { migrationPlan } from "../../server/database/migrating/migrate.ts";
import type { DataDoor } from "../../server/database/opening/open-database.ts";

/**
 * Whether a database has this product version's schema. Only a server migrates a database that is in use. `empty`:
 * nothing was ever stored in it.
 */
export async function databaseVersion({ db }: DataDoor): Promise<"same" | "older" | "empty"> {
	const { executed, adding } = await migrationPlan(db);
	if (adding.length === 0) return "same";
	return executed.length > 0 ? "older" : "empty";
}

export const olderDatabase = "The database is of an older version of the product. Start the server once, then do this again.";

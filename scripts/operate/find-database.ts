import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../server/config/config.ts";
import { type DataDoor, openDatabase } from "../../server/database/opening/open-database.ts";

/** Opens the configured database as a server left it. Resolves to undefined if there is none. */
export async function findDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<DataDoor | undefined> {
	if (databaseUrl === null && !existsSync(join(dataDir, "laadstroom.sqlite"))) return undefined;
	return openDatabase({ url: databaseUrl, folder: dataDir, now: Date.now, migrate: false, timeouts: false });
}

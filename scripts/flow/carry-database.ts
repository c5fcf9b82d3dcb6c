import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedFlow } from "../../engine/index.ts";
import type { Config } from "../../server/config.ts";
import { type DataDoor, openDatabase } from "../../server/database/open-database.ts";
import { type FlowVersion, flowVersion } from "../../server/flows/flow-version.ts";
import { listFlowVersions } from "../../server/flows/flow-version-store.ts";

/** The database that the settings name, as a server left it. Undefined when there is none. */
export async function findDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<DataDoor | undefined> {
	if (databaseUrl === null && !existsSync(join(dataDir, "laadstroom.sqlite"))) return undefined;
	return openDatabase({ url: databaseUrl, folder: dataDir, now: Date.now, migrate: false });
}

/** Every version of a flow that the database keeps, by "uuid version". */
export async function keptVersions({ db }: DataDoor, tenant: string): Promise<ReadonlyMap<string, FlowVersion>> {
	const rows = await listFlowVersions(db, tenant);
	return new Map(rows.map((row) => [`${row.uuid} ${row.version}`, flowVersion(JSON.parse(row.definition) as ResolvedFlow)]));
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../server/config.ts";
import { type DataDoor, openDatabase } from "../../server/database/open-database.ts";
import { type FlowVersion, keepVersions } from "../../server/flows/flow-version.ts";
import { listFlowVersions } from "../../server/flows/flow-version-store.ts";
import type { Tenant } from "../../server/tenants/tenant.ts";

/** The database that the settings name, as a server left it. Undefined when there is none. */
export async function findDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<DataDoor | undefined> {
	if (databaseUrl === null && !existsSync(join(dataDir, "laadstroom.sqlite"))) return undefined;
	return openDatabase({ url: databaseUrl, folder: dataDir, now: Date.now, migrate: false, timeouts: false });
}

/** The tenant with every version of its flows that the database keeps. */
export async function keptTenant({ db }: DataDoor, slug: string): Promise<Pick<Tenant, "slug" | "flows" | "readFlow">> {
	const flows = new Map<string, FlowVersion>();
	keepVersions(flows, await listFlowVersions(db, slug));
	return { slug, flows, readFlow: async (uuid, version) => flows.get(`${uuid} ${version}`) };
}

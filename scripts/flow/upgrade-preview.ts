import { join } from "node:path";
import { mappingsTo, type ResolvedFlow } from "../../engine/index.ts";
import type { Config } from "../../server/config/config.ts";
import { flowVersion } from "../../server/flows/flow-version.ts";
import { upgradeProcesses } from "../../server/realisations/upgrades/upgrade-processes.ts";
import { findDatabase } from "../operate/find-database.ts";
import { keptTenant } from "./kept-tenant.ts";
import { printUpgraded } from "./print-upgraded.ts";
import { readFolder } from "./read-folder.ts";

/**
 * What a flow, published or not, would mean for the running processes: how many would be upgraded, how many would
 * stay, and why. Reads the database and writes nothing.
 */
export async function upgradePreview(config: Config, tenant: string, flow: ResolvedFlow): Promise<string> {
	const data = await findDatabase(config);
	if (data === undefined) return `There is no database in ${config.dataDir}: DATA_DIR or DATABASE_URL say which one is meant.\n`;
	try {
		const kept = await keptTenant(data, tenant, config.flowsDir);
		const mappings = mappingsTo(readFolder(join(config.flowsDir, tenant)));
		const order = { data, mappings, tenant: kept, to: flowVersion(flow), apply: false, userId: "", now: Date.now };
		return printUpgraded({ to: flow.version, apply: "preview", interrupted: false, results: await upgradeProcesses(order) });
	} finally {
		await data.close();
	}
}

import type { ResolvedFlow } from "../../engine/index.ts";
import type { Config } from "../../server/config/config.ts";
import { flowVersion } from "../../server/flows/flow-version.ts";
import { carryProcesses } from "../../server/realisations/carry-processes.ts";
import { findDatabase } from "../operate/find-database.ts";
import { keptTenant } from "./kept-tenant.ts";
import { printCarried } from "./print-carried.ts";

/**
 * What a flow, published or not, would mean for the running processes: how many would be carried over, how many would
 * stay, and why. Reads the database and writes nothing.
 */
export async function carryPreview(config: Config, tenant: string, flow: ResolvedFlow): Promise<string> {
	const data = await findDatabase(config);
	if (data === undefined) return `There is no database in ${config.dataDir}: DATA_DIR or DATABASE_URL say which one is meant.\n`;
	try {
		const kept = await keptTenant(data, tenant);
		const order = { data, tenant: kept, to: flowVersion(flow), apply: false, userId: "", now: Date.now };
		return printCarried({ to: flow.version, apply: "preview", interrupted: false, results: await carryProcesses(order) });
	} finally {
		await data.close();
	}
}

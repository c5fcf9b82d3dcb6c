import { FIRST_LOADS, firstLoad, readManifest } from "../first-load.ts";
import type { Measurement } from "../report.ts";

export const goal = "G6";

export async function measure(): Promise<readonly Measurement[]> {
	const manifest = readManifest();
	return FIRST_LOADS.map(({ page, sources, budget }) => ({
		id: goal,
		what: `first load of the ${page}, gzip`,
		product: firstLoad(manifest, sources).script,
		limit: budget,
		unit: "kB",
		better: "less",
		goal: 1,
	}));
}

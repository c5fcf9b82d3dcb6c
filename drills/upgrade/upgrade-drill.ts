import { resolve } from "node:path";
import pg from "pg";
import { DrillServer } from "../drill-server.ts";
import { type LoadReport, underLoad } from "../server-kills/under-load.ts";
import { type BuiltRelease, layOut } from "./built-release.ts";

interface UpgradeDrill {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	readonly seed: number;
	/** The former version. */
	readonly from: BuiltRelease;
	/** Writes that must be acknowledged between two steps. */
	readonly writes: number;
	/** How often it is upgraded and rolled back. Default 1. */
	readonly rounds?: number;
	/** Maximum number of writes that are started per second; as many as six clients can make when left out. */
	readonly perSecond?: number | undefined;
	/** A fault that the drill must detect. `narrowing`: the upgrade adds a column that the former version does not fill in. */
	readonly plant?: "narrowing";
	readonly progress?: (step: string) => void;
}

interface UpgradeReport extends LoadReport {
	/** The commit of the former version. */
	readonly from: string;
	/** Servers that were replaced by one of the other version. */
	readonly replaced: number;
}

/**
 * Two servers of the former version under load are upgraded to this version, one after the other, and rolled back: each server is killed,
 * so that nothing depends on a graceful shutdown.
 */
export async function upgradeDrill(drill: UpgradeDrill): Promise<UpgradeReport> {
	const { bin, seed, from, writes, rounds = 1, perSecond, plant, progress = () => undefined } = drill;
	const former = layOut(from);
	const startFormer = (databaseUrl: string, dataDir: string) =>
		DrillServer.start({ main: former.main, args: [former.flows, dataDir], databaseUrl });
	const startThis = (databaseUrl: string, dataDir: string) =>
		DrillServer.start({ script: resolve("drills/postgres-restarts/server-to-cut-off.ts"), args: [resolve("flows"), dataDir], databaseUrl });
	let replaced = 0;
	try {
		const report = await underLoad({
			...{ bin, seed, perSecond, start: startFormer },
			async happens({ databaseUrl, servers, replace, written, ready }, dataDir) {
				await written(writes);
				const steps = [
					[startThis, "upgraded"],
					[startFormer, "taken back"],
				] as const;
				for (const [start, step] of Array.from({ length: rounds }, () => steps).flat()) {
					for (const place of servers.keys()) {
						await replace(place, () => start(databaseUrl, dataDir));
						replaced += 1;
						await ready(place);
						progress(`server ${place + 1} ${step}`);
						if (plant === "narrowing" && start === startThis && place === 0) await narrow(databaseUrl);
						await written(writes);
					}
				}
			},
		});
		return { from: from.commit, replaced, ...report };
	} finally {
		former.remove();
	}
}

/** A change that no migration of class `expand` may make. */
async function narrow(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query(
		"alter table realisation_comment add column planted text, add constraint planted check (planted is not null) not valid",
	);
	await client.end();
}

import { countAnew } from "../database/dialects/planner-statistics.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { insertLocationRows } from "../locations/location-store.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { DemoFileKeeping } from "./demo-files.ts";
import { demoLocations } from "./demo-locations.ts";
import { demoPeople } from "./demo-people.ts";
import { demoVehicles } from "./demo-request-content.ts";
import { type DemoScript, findDemoScript } from "./demo-script.ts";
import { demoSurroundings } from "./demo-surroundings.ts";
import { givePapers } from "./give-papers.ts";
import { makeDemo, storeDemo, storeDemoTags } from "./make-demo.ts";
import { SeededRandom } from "./seeded-random.ts";

interface DemoOptions {
	readonly data: DataDoor;
	readonly tenants: readonly Tenant[];
	readonly flowsDir: string;
	/** Milliseconds since 1970: the day from which everything is counted back. */
	readonly now: number;
	/** Id of the account with that e-mail address. */
	readonly userIdOf: (email: string) => Promise<string | undefined>;
	/** Storage for the papers of requests and the documents of processes; without it their bytes are not stored. */
	readonly storage?: FileStorage;
}

export interface LoadedDemo {
	readonly tenant: string;
	readonly locations: number;
	readonly processes: number;
	readonly requests: number;
}

/**
 * Fills the tenants that have a demonstration script and no data at all yet. One transaction per tenant: an interrupted start leaves
 * nothing, and the next one begins again.
 */
export async function loadDemo({ data, tenants, flowsDir, storage, now, userIdOf }: DemoOptions): Promise<readonly LoadedDemo[]> {
	const loaded: LoadedDemo[] = [];
	for (const tenant of tenants) {
		const script = findDemoScript(flowsDir, tenant.slug);
		if (script === undefined || !(await isEmpty(data, tenant.slug))) continue;
		loaded.push(await loadTenant({ data, now, userIdOf, keeping: { flowsDir, ...(storage && { storage }) } }, tenant, script));
		if (storage !== undefined && script.requests !== undefined) {
			await givePapers({ data, storage, tenant: tenant.slug, seed: script.seed + 3 });
		}
	}
	if (loaded.length > 0) await countAnew(data.db);
	return loaded;
}

async function isEmpty({ db }: DataDoor, tenant: string): Promise<boolean> {
	const process = await db.selectFrom("realisation").select("uuid").where("tenant", "=", tenant).limit(1).executeTakeFirst();
	const location = await db.selectFrom("charging_location").select("uuid").where("tenant", "=", tenant).limit(1).executeTakeFirst();
	return process === undefined && location === undefined;
}

async function loadTenant(
	{ data, now, userIdOf, keeping }: Pick<DemoOptions, "data" | "now" | "userIdOf"> & { readonly keeping: DemoFileKeeping },
	tenant: Tenant,
	script: DemoScript,
): Promise<LoadedDemo> {
	const random = new SeededRandom(script.seed, tenant.slug);
	const { addresses, chargingPoints } = demoSurroundings(tenant, random);
	const rounds = tenant.definition.proactiveRounds ?? [];
	const locations = demoLocations({ tenant: tenant.slug, chargingPoints, addresses, script, rounds, random });
	const findActor = await demoPeople(tenant, userIdOf);
	const made = makeDemo({
		tenant,
		script,
		random,
		requestSeed: script.seed + 1,
		addresses,
		vehicles: demoVehicles(),
		locations,
		findActor,
		now,
		firstNumber: 1,
		series: "P",
	});
	await data.write(tenant.slug, async (scope) => {
		await insertLocationRows(
			scope.db,
			locations.map(({ row }) => ({ ...row, synced: scope.tick() })),
		);
		await storeDemoTags(scope, tenant, script, now);
		await storeDemo(scope, tenant, made, now, keeping);
	});
	return { tenant: tenant.slug, locations: locations.length, processes: made.processes.length, requests: made.requests.length };
}

import { countAnew } from "../database/dialects/planner-statistics.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { highestCounter } from "../realisations/record/realisation-store.ts";
import { highestRequestCounter } from "../requests/request-store.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { demoPeople } from "./demo-people.ts";
import { demoVehicles } from "./demo-request-content.ts";
import type { DemoRequestScript } from "./demo-request-script.ts";
import { type DemoScript, findDemoScript } from "./demo-script.ts";
import { demoSurroundings } from "./demo-surroundings.ts";
import { type LoadedDemo, loadDemo } from "./load-demo.ts";
import { makeDemo, storeDemo, storeDemoTags } from "./make-demo.ts";
import { SeededRandom } from "./seeded-random.ts";

interface Growth {
	readonly data: DataDoor;
	readonly tenant: Tenant;
	readonly flowsDir: string;
	/** Number of processes, and of requests, that the tenant should have. */
	readonly scale: number;
	readonly now: number;
	readonly userIdOf: (email: string) => Promise<string | undefined>;
	readonly progress: (done: number) => void;
	/** Stops between two batches; what was stored by then stays. */
	readonly signal?: AbortSignal;
}

/** Processes per batch. */
const atATime = 500;
/** Maximum number of batches that are repeated because a number in them was taken. */
const mostRetries = 20;

/**
 * Grows a tenant's demonstration to this number of processes and requests, by its script: an empty tenant gets the ordinary demonstration
 * first. An interrupted run can be resumed; existing data stays as it is.
 */
export async function growDemo(growth: Growth): Promise<LoadedDemo> {
	const { data, tenant, flowsDir, scale, now, userIdOf, signal } = growth;
	const script = findDemoScript(flowsDir, tenant.slug);
	if (script === undefined) throw new Error(`${tenant.slug} has no demonstration to grow.`);
	await loadDemo({ data, tenants: [tenant], flowsDir, now, userIdOf });
	const { addresses } = demoSurroundings(tenant, new SeededRandom(script.seed, tenant.slug));
	const findActor = await demoPeople(tenant, userIdOf);
	const vehicles = demoVehicles();
	await data.write(tenant.slug, (scope) => storeDemoTags(scope, tenant, script, now));
	let retries = 0;
	for (;;) {
		const have = await countsOf(data, tenant.slug);
		growth.progress(Math.min(have.processes, script.requests === undefined ? have.processes : have.requests));
		signal?.throwIfAborted();
		const batch = nextBatch(script, have, scale);
		if (batch === undefined) {
			await countAnew(data.db);
			return { tenant: tenant.slug, locations: 0, ...have };
		}
		const seed = script.seed + have.lastProcess + have.lastRequest + retries * 7919;
		const made = makeDemo({
			tenant,
			script: batch,
			random: new SeededRandom(seed, tenant.slug),
			requestSeed: seed + 1,
			addresses,
			vehicles,
			locations: [],
			findActor,
			now,
			firstNumber: have.lastProcess + 1,
			series: `P${have.lastRequest}-`,
		});
		try {
			await data.write(tenant.slug, (scope) => storeDemo(scope, tenant, made, now, { flowsDir }));
		} catch (error) {
			if (!(error instanceof Problem) || ++retries > mostRetries) throw error;
		}
	}
}

interface Have {
	readonly processes: number;
	readonly requests: number;
	readonly lastProcess: number;
	readonly lastRequest: number;
}

async function countsOf({ db }: DataDoor, tenant: string): Promise<Have> {
	const count = async (table: "realisation" | "request") => {
		const row = await db
			.selectFrom(table)
			.select((select) => select.fn.countAll().as("count"))
			.where("tenant", "=", tenant)
			.executeTakeFirstOrThrow();
		return Number(row.count);
	};
	return {
		processes: await count("realisation"),
		requests: await count("request"),
		lastProcess: await highestCounter(db, tenant),
		lastRequest: await highestRequestCounter(db, tenant),
	};
}

/** The script for the next batch, in the proportions of the whole; undefined when there is enough. */
function nextBatch(script: DemoScript, have: Have, scale: number): DemoScript | undefined {
	const missing = { processes: Math.max(0, scale - have.processes), requests: Math.max(0, scale - have.requests) };
	const { requests, walks, ...others } = script;
	const processes = Math.min(atATime, missing.processes);
	const share = missing.processes === 0 ? Math.min(1, atATime / Math.max(1, missing.requests)) : processes / missing.processes;
	const count = requests === undefined ? 0 : Math.ceil(missing.requests * share);
	if (processes + count === 0) return undefined;
	const random = new SeededRandom(script.seed + have.lastProcess);
	const bag = walks.flatMap((walk, index) => Array.from({ length: walk.count }, () => index));
	const picked = Array.from({ length: processes }, () => random.pick(bag));
	return {
		...others,
		walks: walks.map((walk, index) => ({ ...walk, count: picked.filter((one) => one === index).length })),
		...(requests === undefined || count === 0 ? {} : { requests: scaledRequests(requests, count, processes) }),
	};
}

/** The maximum share of judged requests that may belong to processes, so that some are left when there are many processes. */
const mostBehind = 0.4;

function scaledRequests(script: DemoRequestScript, count: number, processes: number): DemoRequestScript {
	const open = Math.round((count * script.open) / script.count);
	const [least, most] = script.processes.requests;
	const share = (mostBehind * (count - open)) / Math.max(1, (processes * (least + most)) / 2);
	return { ...script, count, open, processes: { ...script.processes, share: Math.min(script.processes.share, share) } };
}

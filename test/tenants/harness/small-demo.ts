import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoScript } from "../../../server/demo/demo-script.ts";

/** Three pages of the collection (400 each), the last of which is not full. */
const mostRequests = 900;
/** Enough for several municipalities, and for two tests that each use one. */
const mostOfOneWalk = 5;

/** For journeys: leaves twice as many per municipality, judged and open, as the journeys in a file take for themselves. */
const mostOfJourneys = { requests: 1_800, open: 480 };

/**
 * A copy of all tenants that differs only in the size of their demonstrations: every page that a test opens loads all of it. Every kind of
 * walk is still included. The delivered amount is loaded in `server/demo/load-demo.test.ts`, and more than that in the benchmarks. @returns
 * the folder, for `FLOWS_DIR`
 */
export function tenantsWithSmallDemo(): string {
	return tenantsWithLess(({ walks, requests }) => ({
		walks: walks.map((walk) => ({ ...walk, count: Math.min(walk.count, mostOfOneWalk) })),
		...(requests && { requests: { ...requests, count: Math.min(requests.count, mostRequests) } }),
	}));
}

/** The same with fewer requests only: journeys share one server, and each takes processes and requests of its own. */
export function tenantsWithFewerRequests(): string {
	return tenantsWithLess(({ requests }) => {
		if (requests === undefined) return {};
		const count = Math.min(requests.count, mostOfJourneys.requests);
		return { requests: { ...requests, count, open: Math.min(requests.open, mostOfJourneys.open) } };
	});
}

function tenantsWithLess(less: (script: DemoScript) => Partial<DemoScript>): string {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-tenants-"));
	cpSync(join(import.meta.dirname, "../../../flows"), folder, { recursive: true });
	for (const tenant of readdirSync(folder)) {
		const path = join(folder, tenant, "demo/script.json");
		if (!existsSync(path)) continue;
		const script = JSON.parse(readFileSync(path, "utf8")) as DemoScript;
		writeFileSync(path, JSON.stringify({ ...script, ...less(script) }));
	}
	return folder;
}

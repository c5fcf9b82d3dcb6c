import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoScript } from "../../../server/demo/demo-script.ts";

/** Three pages of the collection (400 each), of which the last is not full. */
const mostRequests = 900;
/** Enough for several municipalities, and for two tests that each take one. */
const mostOfOneWalk = 5;

/**
 * A copy of all tenants that differs in nothing but how much there is of the same in their demonstrations: every page
 * that a test opens loads all of it. Every walk is still walked. The delivered amount is loaded in
 * `server/demo/load-demo.test.ts`, and more than that in the benchmarks.
 * @returns the folder, for `FLOWS_DIR`
 */
export function tenantsWithSmallDemo(): string {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-tenants-"));
	cpSync(join(import.meta.dirname, "../../../flows"), folder, { recursive: true });
	for (const tenant of readdirSync(folder)) shrinkDemo(join(folder, tenant));
	return folder;
}

/** Makes the demonstration of one tenant smaller, in its place. */
function shrinkDemo(folder: string): void {
	const path = join(folder, "demo/script.json");
	if (!existsSync(path)) return;
	const script = JSON.parse(readFileSync(path, "utf8")) as DemoScript;
	const { requests } = script;
	const small: DemoScript = {
		...script,
		walks: script.walks.map((walk) => ({ ...walk, count: Math.min(walk.count, mostOfOneWalk) })),
		...(requests && { requests: { ...requests, count: Math.min(requests.count, mostRequests) } }),
	};
	writeFileSync(path, JSON.stringify(small));
}

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of the tenants in which one has other settings: those that no tenant uses today, but one may tomorrow. */
export function flowsWith(tenant: string, changes: Readonly<Record<string, object>>): string {
	const folder = join(mkdtempSync(join(tmpdir(), "laadstroom-flows-")), "flows");
	cpSync("flows", folder, { recursive: true });
	const file = join(folder, tenant, "tenant.json");
	const before = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
	for (const [name, change] of Object.entries(changes)) before[name] = { ...before[name], ...change };
	writeFileSync(file, JSON.stringify(before));
	return folder;
}

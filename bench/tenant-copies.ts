import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

/** Slug of a copy. */
const copySlug = (number: number) => `copy-${number}`;

/**
 * Writes a flows folder with one tenant and `copies` others like it under their own names, without demo data of their
 * own.
 */
export function writeTenantCopies(flowsDir: string, tenant: string, copies: number): void {
	cpSync(join("flows", tenant), join(flowsDir, tenant), { recursive: true });
	for (let number = 1; number <= copies; number++) {
		const slug = copySlug(number);
		const folder = join(flowsDir, slug);
		cpSync(join("flows", tenant), folder, { recursive: true, filter: (source) => !source.endsWith("/demo") });
		const file = join(folder, "tenant.json");
		const { demo: _demo, ...definition } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
		writeFileSync(file, JSON.stringify({ ...definition, slug, name: slug, default: false, baseUrl: `https://${slug}.example` }));
	}
}

/** Gives every copy the tenant's realisations, in the database file of a stopped product. */
export function copyRecords(dataFolder: string, tenant: string, copies: number): void {
	const database = new Database(join(dataFolder, "laadstroom.sqlite"));
	const columns = (database.prepare("select name from pragma_table_info('realisation')").all() as { name: string }[]).map(
		({ name }) => name,
	);
	const others = columns.filter((column) => column !== "tenant").join(", ");
	const copy = database.prepare(`insert into realisation (tenant, ${others}) select ?, ${others} from realisation where tenant = ?`);
	const clock = database.prepare(
		"insert into tenant_clock (tenant, last) select ?, last from tenant_clock where tenant = ? on conflict (tenant) do update set last = excluded.last",
	);
	database.transaction(() => {
		for (let number = 1; number <= copies; number++) {
			copy.run(copySlug(number), tenant);
			clock.run(copySlug(number), tenant);
		}
	})();
	database.pragma("wal_checkpoint(TRUNCATE)");
	database.exec("analyze");
	database.close();
}

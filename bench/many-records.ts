import { join } from "node:path";
import Database from "better-sqlite3";

type Row = Record<string, string | number | null>;

/**
 * Copies the realisations of a stopped product until there are `count`, each with its own uuid, number and `synced` and
 * otherwise like an existing one, in an order that mixes the geography codes.
 */
export function growRecords(dataFolder: string, tenant: string, count: number): void {
	const database = new Database(join(dataFolder, "laadstroom.sqlite"));
	const rows = database.prepare("select * from realisation where tenant = ? order by synced").all(tenant) as Row[];
	const columns = Object.keys(rows[0] ?? {});
	const insert = database.prepare(
		`insert into realisation (${columns.join(", ")}) values (${columns.map((column) => `@${column}`).join(", ")})`,
	);
	const highest = (column: string) => Math.max(...rows.map((row) => Number(row[column])));
	const [counter, synced] = [highest("counter"), highest("synced")];
	database.transaction(() => {
		for (let added = 1; added <= count - rows.length; added++) {
			const row = rows[(added * 7) % rows.length] as Row;
			const copy = {
				...row,
				uuid: `${String(added).padStart(8, "0")}${String(row.uuid).slice(8)}`,
				counter: counter + added,
				synced: synced + added,
			};
			const record = String(row.record)
				.replaceAll(String(row.uuid), copy.uuid)
				.replace(`"synced":${row.synced}`, `"synced":${copy.synced}`);
			insert.run({ ...copy, record });
		}
		database.prepare("update tenant_clock set last = ? where tenant = ?").run(synced + count, tenant);
	})();
	database.pragma("wal_checkpoint(TRUNCATE)");
	database.exec("analyze");
	database.close();
}

/** The bare work of a page: the same rows from the same file, assembled as JSON text, without the product. */
export function barePage(dataFolder: string, tenant: string, codes: readonly string[]): () => number {
	const database = new Database(join(dataFolder, "laadstroom.sqlite"), { readonly: true });
	const filter = codes.includes("*") ? "" : `and code in (${codes.map(() => "?").join(", ")})`;
	const page = database.prepare(
		`select record, events, history, synced from realisation where tenant = ? ${filter} and synced > 0 order by synced limit 401`,
	);
	const parameters = [tenant, ...(filter === "" ? [] : codes)];
	return () => {
		const rows = page.all(parameters) as { record: string; events: string; history: string }[];
		const answers = rows.map(({ record, events, history }) => `${record.slice(0, -1)},"history":[${history}],"Events":[${events}]}`);
		return `{"data":[${answers.join(",")}]}`.length;
	};
}

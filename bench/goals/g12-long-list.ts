import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { listAccounts } from "../accounts.ts";
import { growRecords } from "../many-records.ts";
import { type Product, rowsMade, startProduct } from "../product.ts";
import { RawConnection } from "../raw-connection.ts";
import { type Measurement, median } from "../report.ts";

export const goal = "G12";

/** `LIST_RECORDS=1000000` for a whole country; computing its rows takes a while. */
const RECORDS = Number(process.env.LIST_RECORDS ?? 100_000);
const ROUNDS = 40;
const WARMING = 8;
const PAGE = 25;

/** The factor that each question about the list may take, compared with the bare SQL of the newest page. */
const questions: Readonly<Record<string, { readonly query: Readonly<Record<string, string>>; readonly goal: number }>> = {
	"newest page": { query: {}, goal: 3 },
	"one tab": { query: { category: "municipality" }, goal: 3 },
	"one municipality and step": { query: { filters: JSON.stringify({ municipality: ["0202"], step: ["2"] }) }, goal: 3 },
	"text that few have": { query: { filters: JSON.stringify({ search: ["00012345"] }) }, goal: 10 },
	"text that many have": { query: { filters: JSON.stringify({ search: ["laan"] }) }, goal: 10 },
	"in order of address": { query: { sort: "address" }, goal: 10 },
	"in order of municipality": { query: { sort: "municipality" }, goal: 10 },
};

/**
 * The server's answers about a list of 100,000 processes, each question alternating with the bare SQL of the newest page and its counts.
 */
export async function measure(): Promise<readonly Measurement[]> {
	const dataFolder = mkdtempSync(join(tmpdir(), "bench-"));
	const account = listAccounts().find(({ codes }) => codes.includes("*"));
	if (account === undefined) throw new Error("No demo account sees every code.");
	try {
		await (await startProduct(account, { DATA_DIR: dataFolder })).stop();
		growRecords(dataFolder, account.tenant, RECORDS);
		const product = await startProduct(account, { DATA_DIR: dataFolder });
		try {
			await rowsMade(product, dataFolder);
			return await measureOn(product, dataFolder);
		} finally {
			await product.stop();
		}
	} finally {
		rmSync(dataFolder, { recursive: true, force: true });
	}
}

async function measureOn(product: Product, dataFolder: string): Promise<readonly Measurement[]> {
	const connection = await RawConnection.to(product.url);
	const bare = bareList(dataFolder, product.tenant);
	const ask = async (query: Readonly<Record<string, string>>) => {
		const path = `/api/v1/${product.tenant}/lists/realisations/rows?${new URLSearchParams({ rows: String(PAGE), ...query })}`;
		const started = performance.now();
		const { status, body } = await connection.ask({ method: "GET", path, headers: { ...product.headers, "accept-encoding": "identity" } });
		if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString()}`);
		return { time: performance.now() - started, body };
	};
	try {
		const deep = String(Math.round((RECORDS * 0.4) / PAGE));
		const { after } = (JSON.parse((await ask({ page: deep })).body.toString()) as { metaData: { after: string } }).metaData;
		const kinds = {
			...questions,
			"deep page, by number": { query: { page: deep }, goal: 10 },
			"deep page, behind the one before": { query: { page: String(Number(deep) + 1), after }, goal: 3 },
		};
		const found = new Map<string, number>();
		const times = new Map<string, number[]>([["bare", []]]);
		for (let round = 0; round < ROUNDS; round++) {
			const note = (kind: string, time: number) => round >= WARMING && times.set(kind, [...(times.get(kind) ?? []), time]);
			const started = performance.now();
			bare();
			note("bare", performance.now() - started);
			for (const [kind, { query }] of Object.entries(kinds)) {
				const { time, body } = await ask(query);
				note(kind, time);
				if (!found.has(kind)) found.set(kind, (JSON.parse(body.toString()) as { metaData: { total: number } }).metaData.total);
			}
		}
		return Object.entries(kinds).map(([kind, each]) => ({
			id: goal,
			what: `${PAGE} of ${(found.get(kind) ?? 0).toLocaleString("en")}: ${kind}`,
			product: median(times.get(kind) ?? []),
			limit: median(times.get("bare") ?? []),
			unit: "ms",
			better: "less" as const,
			goal: each.goal,
		}));
	} finally {
		connection.close();
	}
}

/** The newest page and the counts of the tabs, from the same file, without the product. */
function bareList(dataFolder: string, tenant: string): () => void {
	const database = new Database(join(dataFolder, "laadstroom.sqlite"), { readonly: true });
	const counts = database.prepare("select code, status, step, type, count(*) from realisation_row where tenant = ? group by 1, 2, 3, 4");
	const newest = database.prepare(
		`select r.record from realisation r join (select uuid from realisation_row where tenant = ? order by updated_at desc, uuid limit ${PAGE}) l on l.uuid = r.uuid where r.tenant = ?`,
	);
	return () => {
		counts.all(tenant);
		newest.all(tenant, tenant);
	};
}

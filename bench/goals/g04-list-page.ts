import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listAccounts } from "../accounts.ts";
import { barePage, growRecords } from "../many-records.ts";
import { rowsMade, startProduct } from "../product.ts";
import { RawConnection } from "../raw-connection.ts";
import { type Measurement, median } from "../report.ts";

export const goal = "G4";

const RECORDS = 100_000;
const ROUNDS = 60;
const WARMING = 10;
/** The factor by which two measurements of the same thing may differ. */
const NOISE = 1.1;

/** Pages of 400 out of 100,000 records over HTTP, one at a time, alternating with the bare SQL of the same page. */
export async function measure(): Promise<readonly Measurement[]> {
	const dataFolder = mkdtempSync(join(tmpdir(), "bench-"));
	const accounts = listAccounts();
	const [first] = accounts;
	if (first === undefined) throw new Error("No tenant has a demo account that sees realisations.");
	try {
		await (await startProduct(first, { DATA_DIR: dataFolder })).stop();
		growRecords(dataFolder, first.tenant, RECORDS);
		const measurements: Measurement[] = [];
		for (const account of accounts) measurements.push(...(await measureAs(account, dataFolder)));
		return measurements;
	} finally {
		rmSync(dataFolder, { recursive: true, force: true });
	}
}

async function measureAs(account: ReturnType<typeof listAccounts>[number], dataFolder: string): Promise<Measurement[]> {
	const product = await startProduct(account, { DATA_DIR: dataFolder });
	await rowsMade(product, dataFolder);
	const connection = await RawConnection.to(product.url);
	try {
		const ask = async (query: string, encoding = "identity") => {
			const started = performance.now();
			const path = `/api/v1/${account.tenant}/processes/realisation?pageSize=400${query}`;
			const { status, body } = await connection.ask({ method: "GET", path, headers: { ...product.headers, "accept-encoding": encoding } });
			if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString()}`);
			return { time: performance.now() - started, body };
		};
		const synced = (JSON.parse((await ask("")).body.toString()) as { data: { synced: number }[] }).data.map((record) => record.synced);
		const start = synced.at(-1) ?? 0;
		const bare = barePage(dataFolder, account.tenant, account.codes);
		const kinds = {
			bare: async () => timed(bare),
			plain: async () => (await ask("")).time,
			brotli: async () => (await ask("", "br")).time,
			deep: async () => (await ask(`&offSet=${start + Math.round(RECORDS * 0.9)}`)).time,
			since: async () => (await ask(`&fromTimeStamp=${start + Math.round(RECORDS * 0.8)}`)).time,
		};
		const times: Record<string, number[]> = {};
		for (let round = 0; round < ROUNDS; round++) {
			// Each kind follows every other equally often, so that it is not always the same one that pays for another's garbage
			// collection.
			const all = Object.entries(kinds);
			const stride = 1 + (round % (all.length - 1));
			const turned = all.map((_, index) => all[(index * stride + round) % all.length] as (typeof all)[number]);
			for (const [kind, work] of turned) {
				const time = await work();
				if (round >= WARMING) times[kind] = [...(times[kind] ?? []), time];
			}
		}
		const who = account.codes.includes("*") ? "every code" : `${account.codes.length} codes`;
		const line = (what: string, kind: string, limit: string, ratio: number): Measurement => ({
			id: goal,
			what: `400 of 100,000, ${who}: ${what}`,
			product: median(times[kind] ?? []),
			limit: median(times[limit] ?? []),
			unit: "ms",
			better: "less",
			goal: ratio,
		});
		return [
			line("page, against the bare SQL", "plain", "bare", 2),
			line("page with brotli, against the bare SQL", "brotli", "bare", 3),
			line("deep page, against the first", "deep", "plain", NOISE),
			line("changed since, against the first page", "since", "plain", NOISE),
		];
	} finally {
		connection.close();
		await product.stop();
	}
}

function timed(work: () => unknown): number {
	const started = performance.now();
	work();
	return performance.now() - started;
}

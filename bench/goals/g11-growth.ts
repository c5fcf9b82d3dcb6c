import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { starterAccount } from "../accounts.ts";
import { growRecords } from "../many-records.ts";
import { type Product, rowsMade, startProduct } from "../product.ts";
import { RawConnection } from "../raw-connection.ts";
import { type Measurement, median } from "../report.ts";
import { CONNECTIONS, saveProduct } from "../step-save.ts";
import { copyRecords, writeTenantCopies } from "../tenant-copies.ts";

export const goal = "G11";

const ROUNDS = 5;
const PAGES_A_ROUND = 20;
/** The factor by which it may slow down as the amount of data grows. */
const GROWTH = 1.3;

const situations = {
	small: { records: 1_000, tenants: 1 },
	records: { records: 100_000, tenants: 1 },
	tenants: { records: 1_000, tenants: 50 },
} as const;
type Situation = keyof typeof situations;

interface Times {
	readonly page: number[];
	/** Saves per second. */
	readonly save: number[];
}

/** Saves and pages with few records, with many, and with many tenants, alternating between three products. */
export async function measure(): Promise<readonly Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const running = new Map<Situation, Product>();
	const times = new Map<Situation, Times>();
	try {
		for (const name of Object.keys(situations) as Situation[]) {
			running.set(name, await prepared(join(folder, name), situations[name]));
			times.set(name, { page: [], save: [] });
		}
		for (let round = 0; round <= ROUNDS; round++) {
			for (const [name, product] of running) {
				const [page, save] = [await pageTimes(product), (await saveProduct(product, CONNECTIONS, 2)).perSecond];
				// The first round warms up.
				if (round === 0) continue;
				times.get(name)?.page.push(...page);
				times.get(name)?.save.push(save);
			}
		}
	} finally {
		for (const product of running.values()) await product.stop();
		rmSync(folder, { recursive: true, force: true });
	}
	const of = (name: Situation, kind: keyof Times) => median(times.get(name)?.[kind] ?? []);
	const line = (what: string, name: Situation): readonly Measurement[] => [
		{
			id: goal,
			what: `page of 400: ${what}`,
			product: of(name, "page"),
			limit: of("small", "page"),
			unit: "ms",
			better: "less",
			goal: GROWTH,
		},
		{
			id: goal,
			what: `step save, 32 connections: ${what}`,
			product: 1000 / of(name, "save"),
			limit: 1000 / of("small", "save"),
			unit: "ms a save",
			better: "less",
			goal: GROWTH,
		},
	];
	return [...line("100,000 records against 1,000", "records"), ...line("50 tenants against 1", "tenants")];
}

async function prepared(folder: string, { records, tenants }: (typeof situations)[Situation]): Promise<Product> {
	const account = starterAccount();
	const flowsDir = join(folder, "flows");
	writeTenantCopies(flowsDir, account.tenant, tenants - 1);
	const environment = { DATA_DIR: join(folder, "data"), FLOWS_DIR: flowsDir };
	await (await startProduct(account, environment)).stop();
	growRecords(environment.DATA_DIR, account.tenant, records);
	copyRecords(environment.DATA_DIR, account.tenant, tenants - 1);
	const product = await startProduct(account, environment);
	await rowsMade(product, environment.DATA_DIR);
	return product;
}

async function pageTimes(product: Product): Promise<number[]> {
	const connection = await RawConnection.to(product.url);
	const path = `/api/v1/${product.tenant}/processes/realisation?pageSize=400`;
	const times: number[] = [];
	try {
		for (let turn = 0; turn < PAGES_A_ROUND; turn++) {
			const started = performance.now();
			const { status } = await connection.ask({ method: "GET", path, headers: { ...product.headers, "accept-encoding": "identity" } });
			if (status !== 200) throw new Error(`${path} answered ${status}.`);
			times.push(performance.now() - started);
		}
	} finally {
		connection.close();
	}
	return times;
}

import { starterAccount } from "../accounts.ts";
import { startProduct } from "../product.ts";
import { type Measurement, median } from "../report.ts";
import { CONNECTIONS, saveLimit, saveProduct } from "../step-save.ts";

export const goal = "G3";

const ROUNDS = 3;

/** The same on PostgreSQL, in the database BENCH_DATABASE_URL; nothing if it is not set. */
export async function measure(): Promise<readonly Measurement[]> {
	const databaseUrl = process.env.BENCH_DATABASE_URL;
	if (!databaseUrl) {
		process.stdout.write("G3   is left out: set BENCH_DATABASE_URL to an empty PostgreSQL database.\n");
		return [];
	}
	const product = await startProduct(starterAccount(), { DATABASE_URL: databaseUrl });
	const rates = { product: [] as number[], limit: [] as number[] };
	const used = { product: [] as number[], limit: [] as number[] };
	try {
		await saveProduct(product, CONNECTIONS, 2);
		for (let round = 0; round < ROUNDS; round++) {
			const bare = await saveLimit("postgresql", CONNECTIONS, databaseUrl);
			const own = await saveProduct(product, CONNECTIONS);
			rates.limit.push(bare.perSecond);
			rates.product.push(own.perSecond);
			used.limit.push(bare.processorUs);
			used.product.push(own.processorUs);
		}
	} finally {
		await product.stop();
	}
	return [
		{
			id: goal,
			what: "step save on PostgreSQL, against a single statement",
			product: median(rates.product),
			limit: median(rates.limit),
			unit: "/s",
			better: "more",
			goal: 0.7,
		},
		{
			id: goal,
			what: "processor time a save, without the database's, against the same",
			product: median(used.product),
			limit: median(used.limit),
			unit: "µs",
			better: "less",
			goal: 1 / 0.7,
		},
	];
}

import { starterAccount } from "../accounts.ts";
import { startProduct } from "../product.ts";
import { type Measurement, median } from "../report.ts";
import { CONNECTIONS, saveLimit, saveProduct } from "../step-save.ts";

export const goal = "G3";

const ROUNDS = 3;

/** The same on PostgreSQL, in the database of BENCH_DATABASE_URL; nothing when it is not set. */
export async function measure(): Promise<readonly Measurement[]> {
	const databaseUrl = process.env.BENCH_DATABASE_URL;
	if (!databaseUrl) {
		process.stdout.write("G3   is left out: set BENCH_DATABASE_URL to an empty PostgreSQL database.\n");
		return [];
	}
	const product = await startProduct(starterAccount(), { DATABASE_URL: databaseUrl });
	const rates = { product: [] as number[], limit: [] as number[] };
	try {
		await saveProduct(product, CONNECTIONS, 2);
		for (let round = 0; round < ROUNDS; round++) {
			rates.limit.push((await saveLimit("postgresql", CONNECTIONS, databaseUrl)).perSecond);
			rates.product.push((await saveProduct(product, CONNECTIONS)).perSecond);
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
	];
}

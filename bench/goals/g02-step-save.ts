import { starterAccount } from "../accounts.ts";
import { startProduct } from "../product.ts";
import { type Measurement, median } from "../report.ts";
import { CONNECTIONS, saveLimit, saveProduct } from "../step-save.ts";

export const goal = "G2";

const ROUNDS = 3;

/** Durable step saves over HTTP on SQLite, alternating between product and limits. */
export async function measure(): Promise<readonly Measurement[]> {
	const product = await startProduct(starterAccount());
	const rates = { product: [] as number[], single: [] as number[], group: [] as number[] };
	const used = { product: [] as number[], group: [] as number[] };
	const alone = { product: [] as number[], single: [] as number[] };
	try {
		await saveProduct(product, CONNECTIONS, 2);
		for (let round = 0; round < ROUNDS; round++) {
			rates.single.push((await saveLimit("single", CONNECTIONS)).perSecond);
			const own = await saveProduct(product, CONNECTIONS);
			const group = await saveLimit("group", CONNECTIONS);
			rates.product.push(own.perSecond);
			rates.group.push(group.perSecond);
			used.product.push(own.processorUs);
			used.group.push(group.processorUs);
			alone.product.push((await saveProduct(product, 1)).p50);
			alone.single.push((await saveLimit("single", 1)).p50);
		}
	} finally {
		await product.stop();
	}
	const save = { id: goal, product: median(rates.product), unit: "/s", better: "more" } as const;
	return [
		{ ...save, what: "step save, 32 connections, against one save a commit", limit: median(rates.single), goal: 2 },
		{ ...save, what: "step save, 32 connections, against group commit", limit: median(rates.group), goal: 0.6 },
		{
			id: goal,
			what: "step save, alone",
			product: median(alone.product),
			limit: median(alone.single),
			unit: "ms",
			better: "less",
			goal: 1.6,
		},
		{
			id: goal,
			what: "processor time a save, against group commit",
			product: median(used.product),
			limit: median(used.group),
			unit: "µs",
			better: "less",
			goal: 1 / 0.6,
		},
	];
}

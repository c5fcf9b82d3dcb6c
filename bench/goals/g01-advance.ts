import { spawnSync } from "node:child_process";
import { type Measurement, median } from "../report.ts";

export const goal = "G1";

interface Rates {
	readonly product: number;
	readonly reducer: number;
	readonly bpmn: number;
}

/** Runs in a separate process: the built engine, without the loader that this script needs. */
export async function measure(): Promise<readonly Measurement[]> {
	const rounds = Array.from({ length: 3 }, (): Rates => {
		const { stdout, stderr, status } = spawnSync(process.execPath, ["bench/advance-rates.mjs"], { encoding: "utf8" });
		if (status !== 0) throw new Error(stderr);
		return JSON.parse(stdout) as Rates;
	});
	const product = median(rounds.map((round) => round.product));
	return [
		{
			id: goal,
			what: "advance, JSON in and out, against a plain reducer",
			product,
			limit: median(rounds.map(({ reducer }) => reducer)),
			unit: "/s",
			better: "more",
			goal: 0.75,
		},
		{
			id: goal,
			what: "advance, JSON in and out, against bpmn-engine",
			product,
			limit: median(rounds.map(({ bpmn }) => bpmn)),
			unit: "/s",
			better: "more",
			goal: 130,
		},
	];
}

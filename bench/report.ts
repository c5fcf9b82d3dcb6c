export interface Measurement {
	/** Id of the goal in the performance page: "G2". */
	readonly id: string;
	readonly what: string;
	readonly product: number;
	readonly limit: number;
	readonly unit: string;
	/** Whether more or less is better. */
	readonly better: "more" | "less";
	/** The ratio product / limit to reach: at least this if more is better, else at most. */
	readonly goal: number;
}

export const median = (numbers: readonly number[]): number => {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

function reached({ product, limit, better, goal }: Measurement): boolean {
	return better === "more" ? product / limit >= goal : product / limit <= goal;
}

/** Prints one line per measurement: product, limit, their ratio, the goal, and whether it was reached. */
export function printReport(measurements: readonly Measurement[]): void {
	const number = (value: number) => value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 });
	for (const measurement of measurements) {
		const { id, what, product, limit, unit, better, goal } = measurement;
		const sign = better === "more" ? "≥" : "≤";
		const verdict = reached(measurement) ? "reached" : "MISSED";
		process.stdout.write(
			`${id.padEnd(4)} ${what.padEnd(64)} ${number(product).padStart(9)} ${unit}, limit ${number(limit).padStart(9)}, ratio ${(product / limit).toFixed(2).padStart(5)} (goal ${sign} ${number(goal)}) ${verdict}\n`,
		);
	}
}

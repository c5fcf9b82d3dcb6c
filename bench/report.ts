export interface Measurement {
	/** Goal of the performance page: "G2". */
	readonly id: string;
	readonly what: string;
	readonly product: number;
	readonly limit: number;
	readonly unit: string;
	/** Whether more is better; decides how the ratio is read. */
	readonly better: "more" | "less";
	/** Ratio product / limit that must be reached: at least (more is better) or at most (less is better). */
	readonly goal: number;
}

export const median = (numbers: readonly number[]): number => {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export function reached({ product, limit, better, goal }: Measurement): boolean {
	return better === "more" ? product / limit >= goal : product / limit <= goal;
}

/** One line a measurement: product, limit, their ratio, the goal, and whether it is reached. */
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

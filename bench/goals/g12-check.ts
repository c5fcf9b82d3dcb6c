import { readFileSync } from "node:fs";
import { type Fault, faultyFiles, type SoundFlow, soundFiles } from "../../engine/bundle/fixtures/faulty-bundle.ts";
import { checkBundle, readBundle } from "../../engine/index.ts";
import type { Measurement } from "../report.ts";

export const goal = "G12";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** What a designer waits for: the slowest of all the mistakes that the check's own test knows. */
export async function measure(): Promise<readonly Measurement[]> {
	const base = read("../../engine/check/fixtures/base.json") as SoundFlow;
	const faults = read("../../engine/bundle/fixtures/faults.json") as readonly Fault[];
	const sound = soundFiles(base);
	const costs = faults.map((fault) => cost(faultyFiles(fault, sound), base));
	return [
		{
			id: goal,
			what: `check of a tenant's folder, the slowest of ${faults.length} faulty ones, against 50 ms`,
			product: Math.max(...costs),
			limit: 50,
			unit: "ms",
			better: "less",
			goal: 1,
		},
	];
}

/** Milliseconds of the processor, the best of five. */
function cost(files: ReadonlyMap<string, string | null>, { blocks }: SoundFlow): number {
	const times = Array.from({ length: 5 }, () => {
		const before = process.cpuUsage();
		checkBundle(readBundle(files, "utopia"), { blocks });
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	});
	return Math.min(...times);
}

import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { checkBundle } from "./check-bundle.ts";
import { type Fault, faultyFiles, type SoundFlow, soundFiles } from "./fixtures/faulty-bundle.ts";
import { readBundle } from "./read-bundle.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const base = read("../check/fixtures/base.json") as SoundFlow;
const sound = soundFiles(base);

/** Processor time of the fastest of a few checks: other work on the machine only adds to it. */
function cost(files: ReadonlyMap<string, string | null>): number {
	const times = Array.from({ length: 5 }, () => {
		const before = process.cpuUsage();
		checkBundle(readBundle(files, "utopia"), { blocks: base.blocks });
		const { user, system } = process.cpuUsage(before);
		return user + system;
	});
	return Math.min(...times);
}

/** A sound folder takes about 1.4 ms on the machine where this was measured, and no faulty one more than 50. */
const most = 35;

it("looking at a faulty folder costs no more than looking at a sound one costs several times", () => {
	for (let round = 0; round < 20; round++) cost(sound);
	const once = cost(sound);
	const slow = (read("fixtures/faults.json") as readonly Fault[])
		.map((fault) => ({ name: fault.name, times: Math.round(cost(faultyFiles(fault, sound)) / once) }))
		.filter(({ times }) => times > most);
	expect(slow).toEqual([]);
});

import { describe, expect, it } from "@jest/globals";
import { mediaTypeOf } from "../../../engine/index.ts";
import { type HostileFile, hostileFiles } from "../../test-support/hostile-files.ts";
import { checkContent } from "./check-content.ts";

/** Processor time of some work in microseconds. */
async function costOf(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return user + system;
}

/** Bytes of the large files, how many times larger they are than the small ones, and how often both are compared at most. */
const [size, times, attempts] = [2_000_000, 16, 6];
const judge = ({ bytes, extension }: HostileFile) => checkContent(bytes, { extension, mime: mediaTypeOf(extension) });

/**
 * How many times as much a file costs as the same number of bytes in small ones. The least of a few attempts: a busy
 * machine slows down now the one and now the other, but what grows faster than the file costs more every time.
 */
async function growthOf(large: HostileFile, small: HostileFile, enough: number): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < attempts && least > enough; attempt++) {
		const ofSmall = await costOf(async () => {
			for (let count = 0; count < times; count++) await judge(small);
		});
		// A millisecond for what has nothing to do with the file.
		least = Math.min(least, (await costOf(() => judge(large))) / (ofSmall + 1_000));
	}
	return least;
}

describe("what looking at a file costs", () => {
	const smallOnes = hostileFiles(size / times);
	it.each(hostileFiles(size).map((file, at) => [`${file.extension} with ${file.what}`, file, smallOnes[at] as HostileFile] as const))(
		"T21 grows with its size and not faster: %s",
		async (_what, large, small) => {
			await judge(large);
			// 1 is in proportion to the size; with the square of the size it would be 16.
			expect(await growthOf(large, small, times / 4)).toBeLessThan(times / 4);
		},
	);
});

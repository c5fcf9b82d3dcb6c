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

/** Size of the large files in bytes, how many times larger they are than the small ones, and the maximum number of comparisons. */
const [size, times, attempts] = [2_000_000, 16, 6];
const judge = ({ bytes, extension }: HostileFile) => checkContent(bytes, { extension, mime: mediaTypeOf(extension) });

/**
 * The cost of a large file relative to the same number of bytes in small ones. The minimum of a few attempts: a busy machine slows down now
 * one and now the other, but cost that grows faster than the file shows every time.
 */
async function growthOf(large: HostileFile, small: HostileFile, enough: number): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < attempts && least > enough; attempt++) {
		const ofSmall = await costOf(async () => {
			for (let count = 0; count < times; count++) await judge(small);
		});
		// A millisecond for work that does not depend on the file.
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
			// 1 means proportional to the size; quadratic cost would give 16.
			expect(await growthOf(large, small, times / 4)).toBeLessThan(times / 4);
		},
	);
});

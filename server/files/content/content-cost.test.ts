import { describe, expect, it } from "@jest/globals";
import { mediaTypeOf } from "../../../engine/index.ts";
import { type HostileFile, hostileFiles } from "../../test-support/hostile-files.ts";
import { checkContent } from "./check-content.ts";

/** Processor time of some work in microseconds: the least of three attempts, so that other work counts little. */
async function costOf(work: () => unknown): Promise<number> {
	const costs: number[] = [];
	for (let attempt = 0; attempt < 3; attempt++) {
		const before = process.cpuUsage();
		await work();
		const { user, system } = process.cpuUsage(before);
		costs.push(user + system);
	}
	return Math.min(...costs);
}

/** Looks at every byte once. */
function read(bytes: Buffer): number {
	let sum = 0;
	for (let at = 0; at < bytes.length; at++) sum = (sum * 31 + (bytes[at] ?? 0)) | 0;
	return sum;
}

const [size, most] = [2_000_000, 50];
const judge = ({ bytes, extension }: HostileFile) => checkContent(bytes, { extension, mime: mediaTypeOf(extension) });

describe("what looking at a file costs", () => {
	it.each(hostileFiles(size).map((file) => [`${file.extension} with ${file.what}`, file] as const))(
		`T21 stays below ${most} times that of reading every byte once: %s`,
		async (_what, file) => {
			await judge(file);
			const limit = most * (await costOf(() => read(Buffer.alloc(size, "a"))));
			expect(await costOf(() => judge(file))).toBeLessThan(limit);
		},
	);
});

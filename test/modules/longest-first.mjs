import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import TestSequencer from "@jest/test-sequencer";

/** Test files that take long regardless of their size, longest first. Any others are sorted by size. */
const longFiles = JSON.parse(readFileSync(new URL("long-files.json", import.meta.url), "utf8"));

const root = join(import.meta.dirname, "../..");

/** Starts with the slowest files, so that none is left running alone at the end. Once a file has run here, jest knows its duration. */
export default class LongestFirst extends TestSequencer {
	sort(tests) {
		const placeOf = (test) => {
			const place = longFiles.indexOf(relative(root, test.path));
			return place < 0 || this.time(test) !== undefined ? longFiles.length : place;
		};
		return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
	}
}

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import TestSequencer from "@jest/test-sequencer";

/** Test files that take long whatever their size says, longest first. Those that are not there are taken by their size. */
const longFiles = JSON.parse(readFileSync(new URL("long-files.json", import.meta.url), "utf8"));

const root = join(import.meta.dirname, "../..");

/** Begins with what takes longest, so that nobody waits for it alone in the end. Once a file ran here, jest knows by itself. */
export default class LongestFirst extends TestSequencer {
	sort(tests) {
		const placeOf = (test) => {
			const place = longFiles.indexOf(relative(root, test.path));
			return place < 0 || this.time(test) !== undefined ? longFiles.length : place;
		};
		return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
	}
}

import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** Jest's order of test files: the order of the list in MUTANT_TESTS, one path per line. */
export default class InOrder {
	sort(tests) {
		const order = new Map(
			readFileSync(process.env.MUTANT_TESTS, "utf8")
				.split("\n")
				.map((path, index) => [path, index]),
		);
		const place = ({ path }) => order.get(relative(process.cwd(), path)) ?? order.size;
		return [...tests].sort((one, other) => place(one) - place(other));
	}
	shard(tests) {
		return tests;
	}
	allFailedTests(tests) {
		return tests;
	}
	cacheResults() {}
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Choose } from "../../engine/edit/fixtures/random-edit.ts";
import { randomFault } from "../../engine/edit/fixtures/random-fault.ts";
import { applyEdits, type BundleFiles, checkBundle, type Problem, readBundle, repairsOf, sureRepairs } from "../../engine/index.ts";
import { problemsNotIn } from "../../engine/repair/problems-added.ts";
import { blocks } from "../../schemas/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { largeFlow } from "./large-flow.ts";

const folders = readdirSync("flows", { withFileTypes: true }).filter((each) => each.isDirectory());
const textsOf = (folder: string): BundleFiles => new Map([...bundleFiles(folder, "all")].filter(([, text]) => text !== null));
const designs: readonly (readonly [name: string, files: BundleFiles, faults: number])[] = [
	...folders.map(({ name }) => [name, textsOf(join("flows", name)), 12] as const),
	["a flow of 60 steps and 2,000 fields", largeFlow(), 10],
];

const choosing = fc.array(fc.nat(), { minLength: 12, maxLength: 12 }).map((numbers): Choose => {
	let drawn = 0;
	return (below) => (numbers[drawn++ % numbers.length] ?? 0) % below;
});
/** For one fault, which may have many consequences. */
const mostRepairs = 3;

describe.each(designs)("whatever goes wrong in %s", (_, files, faults) => {
	const check = (bundle: BundleFiles) => checkBundle(readBundle(bundle, ""), { blocks });
	const mended = (faulty: BundleFiles, edits: Parameters<typeof applyEdits>[1]): BundleFiles => {
		const edited = applyEdits(faulty, edits);
		if ("refused" in edited) throw new Error(edited.message);
		return edited.bundle;
	};

	it("every repair that is offered takes its problem away and adds none, and so do those that are sure together", () => {
		let repaired = 0;
		fc.assert(
			fc.property(choosing, (choose) => {
				const faulty = randomFault(files, choose);
				const before = check(faulty);
				const repairs = repairsOf(faulty, before);
				for (const [problem, { edits }] of [...repairs].slice(0, mostRepairs)) {
					const now = check(mended(faulty, edits));
					const same = (other: Problem) => other.code === problem.code && other.file === problem.file && other.message === problem.message;
					expect(now.filter(same).length).toBeLessThan(before.filter(same).length);
					expect(problemsNotIn(before, now)).toEqual([]);
					repaired += 1;
				}
				const { edits, count } = sureRepairs(faulty, repairs.values());
				if (count > 0) expect(problemsNotIn(before, check(mended(faulty, edits)))).toEqual([]);
			}),
			{ numRuns: faults, seed: 20_261_127 },
		);
		expect(repaired).toBeGreaterThan(1);
	});
});

it("a name that is itself not one is no repair of what names it: the step is named first", () => {
	const files = largeFlow();
	const misspelt = new Map(files).set("flow.json", (files.get("flow.json") ?? "").replace('"code": "27"', '"code": "2x7"'));
	const problems = checkBundle(readBundle(misspelt, ""), { blocks });
	const repairs = repairsOf(misspelt, problems);
	const naming = problems.filter(({ code, file }) => code === "unknown-step" && file.startsWith("scenarios/"));
	expect(naming.length).toBeGreaterThan(0);
	expect(naming.filter((problem) => repairs.has(problem))).toEqual([]);
});

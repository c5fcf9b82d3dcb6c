import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { digest } from "./digest.ts";
import type { MutantOrigin } from "./product-mutants.ts";

/** A mutant of the sample, and what is known about it. */
export interface Examined {
	readonly origin: MutantOrigin;
	/** Path of the changed file, from the project root. */
	readonly file: string;
	/** Line and column in code, a JSON pointer in data. */
	readonly place: string;
	readonly kind: string;
	readonly change: string;
	/** Digest of the text that the mutant was derived from. */
	readonly source: string;
	/** `near`: its nearest tests did not notice it, and the others have not run yet. Absent: not examined. */
	readonly verdict?: "noticed" | "near" | "survived";
	/** What noticed it: a test file, "types", "generating", "flow check: …", "flow test: …". */
	readonly by?: string;
	/** The first test of that file that failed. */
	readonly test?: string;
	/** Digest of that test file. */
	readonly witness?: string;
}

/** A drawn sample of mutants in the order of drawing, which alternates between the origins. */
export interface Verdicts {
	readonly seed: number;
	readonly mutants: readonly Examined[];
}

const FILE = "test/mutants/verdicts.jsonl";

/** The sample in the repository; undefined if none has been drawn yet. */
export function readVerdicts(file = FILE): Verdicts | undefined {
	if (!existsSync(file)) return undefined;
	const [head = "{}", ...lines] = readFileSync(file, "utf8").split("\n").filter(Boolean);
	const { seed } = JSON.parse(head) as { readonly seed: number };
	return { seed, mutants: lines.map((line) => JSON.parse(line) as Examined) };
}

/** One line per mutant, so that the diff of a run shows the verdicts that it changed. */
export function writeVerdicts({ seed, mutants }: Verdicts, file = FILE): void {
	writeFileSync(file, [{ seed, count: mutants.length }, ...mutants].map((line) => `${JSON.stringify(line)}\n`).join(""));
}

/** Whether nothing that the verdict depends on has changed. A test that no longer exists proves nothing. */
export function holds(mutant: Examined, textOf: (file: string) => string | undefined): boolean {
	if (digest(textOf(mutant.file) ?? "") !== mutant.source) return false;
	return mutant.witness === undefined || (mutant.by !== undefined && digest(textOf(mutant.by) ?? "") === mutant.witness);
}

/** The mutant without the findings about it; `by` stays, as the first test to try. */
export function unexamined({ verdict: _, witness: __, test: ___, ...mutant }: Examined): Examined {
	return mutant;
}

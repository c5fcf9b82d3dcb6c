import type { Requirement } from "./catalogue.ts";
import { type Clause, type Ledger, type MetAt, namedProof } from "./ledger.ts";
import { areEnough, type Level } from "./proof-level.ts";
import { didPass, type Result } from "./results.ts";

/** Progress of the ledger, counted in clauses except for `rows` and `rowsWithout`. */
export interface LedgerCounts {
	readonly rows: number;
	/** Rows of the catalogue that have not been taken apart yet. */
	readonly rowsWithout: number;
	readonly clauses: number;
	readonly proven: Readonly<Record<MetAt, number>>;
	readonly open: number;
}

/**
 * Faults of the ledger, one sentence each: a row missing from the catalogue, or a proof that is not a test of this run, did not pass, or is
 * made at a level farther from people than where they meet the claim. `levelOf` returns what a test file drives.
 */
export function ledgerFaults(
	catalogue: readonly Requirement[],
	ledger: Ledger,
	results: readonly Result[],
	levelOf: (file: string) => Level,
): readonly string[] {
	const known = new Set(catalogue.map(({ id }) => id));
	const byFile = new Map<string, Result[]>();
	for (const result of results) byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
	return Object.entries(ledger).flatMap(([id, clauses]) => [
		...(known.has(id) ? [] : [`The ledger has ${id}, the catalogue does not.`]),
		...clauses.flatMap((clause) => clauseFaults(clause, byFile, levelOf).map((fault) => `${id} (${clause.claim}): ${fault}`)),
	]);
}

function clauseFaults(
	{ proof = [], open, at }: Clause,
	byFile: ReadonlyMap<string, readonly Result[]>,
	levelOf: (file: string) => Level,
): readonly string[] {
	if (open !== undefined) return proof.length === 0 ? [] : ["has a proof and is called open."];
	if (proof.length === 0) return ["has no proof and does not say what is open."];
	const faults = proof.flatMap((named) => {
		const [file, part] = namedProof(named);
		const tests = (byFile.get(file) ?? []).filter(({ title }) => title.includes(part));
		if (tests.length === 0) return [`no test is ${named}.`];
		return tests.filter((test) => !didPass(test)).map(({ title, outcome }) => `${file}: ${title}: ${outcome}.`);
	});
	const near = areEnough(
		proof.map((named) => levelOf(namedProof(named)[0])),
		at,
	);
	return near ? faults : [...faults, `is met at a ${at}, and no proof of it is made there.`];
}

export function countLedger(catalogue: readonly Requirement[], ledger: Ledger): LedgerCounts {
	const clauses = Object.values(ledger).flat();
	const proven = (at: MetAt) => clauses.filter((clause) => clause.open === undefined && clause.at === at).length;
	return {
		rows: Object.keys(ledger).length,
		rowsWithout: catalogue.filter(({ id }) => ledger[id] === undefined).length,
		clauses: clauses.length,
		proven: { screen: proven("screen"), call: proven("call"), part: proven("part"), rule: proven("rule") },
		open: clauses.filter(({ open }) => open !== undefined).length,
	};
}

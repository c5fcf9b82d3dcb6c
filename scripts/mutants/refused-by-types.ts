import { readFileSync } from "node:fs";
import type { FileMutant } from "./file-mutant.ts";
import { runNode } from "./run-tests.ts";
import type { Sandbox } from "./sandbox.ts";
import { halves, ofDifferentFiles, withMutants } from "./with-mutants.ts";

/** The compiler's errors about the unchanged product: in a copy it may complain about the location of the libraries. */
let ofUnchanged: readonly string[] | undefined;

/**
 * The mutants that the compiler refuses, checked all at once. An error in a changed file is attributed to its mutant; one in another file
 * is caused by one of the rest, which are then checked in halves.
 */
export async function refusedByTypes(mutants: readonly FileMutant[], sandbox: Sandbox): Promise<ReadonlySet<FileMutant>> {
	const refused = new Set<FileMutant>();
	if (mutants.every(({ file }) => file.endsWith(".json"))) return refused;
	ofUnchanged ??= await compilersComplaints(sandbox);
	const known = new Set(ofUnchanged);
	for (const group of ofDifferentFiles(mutants.filter(({ file }) => !file.endsWith(".json")))) await compile(group);
	return refused;

	async function compile(group: readonly FileMutant[]): Promise<void> {
		const [only] = group;
		const all = only === undefined ? [] : ((await withMutants(group, sandbox, () => compilersComplaints(sandbox))) ?? []);
		const complaints = all.filter((line) => !known.has(line)).map((line) => line.split("(")[0] ?? "");
		if (only === undefined || complaints.length === 0) return;
		if (group.length === 1) {
			refused.add(only);
			return;
		}
		for (const mutant of group) if (complaints.includes(mutant.file)) refused.add(mutant);
		const rest = group.filter((mutant) => !refused.has(mutant));
		if (complaints.every((file) => group.some((mutant) => mutant.file === file))) return;
		for (const half of rest.length < group.length ? [rest] : halves(rest)) await compile(half);
	}
}

/** Lines with errors, each beginning with a path and a position. */
async function compilersComplaints(sandbox: Sandbox): Promise<readonly string[]> {
	const output = `${sandbox.folder}.types`;
	await runNode(sandbox, ["node_modules/typescript/bin/tsc", "-b", "--pretty", "false"], {}, output);
	return readFileSync(output, "utf8")
		.split("\n")
		.filter((line) => /^\S+?\(\d+,\d+\): error /.test(line));
}

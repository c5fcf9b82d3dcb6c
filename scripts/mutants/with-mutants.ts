import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FileMutant } from "./file-mutant.ts";
import { runNode } from "./run-tests.ts";
import type { Sandbox } from "./sandbox.ts";

/**
 * Runs something while the mutants are in the sandbox, along with whatever is generated from a changed schema; null if that cannot be
 * generated.
 */
export async function withMutants<Result>(
	mutants: readonly FileMutant[],
	sandbox: Sandbox,
	act: () => Promise<Result>,
): Promise<Result | null> {
	for (const mutant of mutants) writeFileSync(join(sandbox.folder, mutant.file), mutant.text());
	try {
		const generated = mutants.some(({ file }) => file.startsWith("schemas/"));
		if (generated && (await runNode(sandbox, ["--import", "tsx", "scripts/generate.ts", "--modules"])) !== 0) return null;
		return await act();
	} finally {
		for (const { file } of mutants) sandbox.restore(file);
	}
}

export function halves<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
	const middle = Math.ceil(items.length / 2);
	return [items.slice(0, middle), items.slice(middle)];
}

/** Groups in which no two mutants have the same file, so that a whole group can be in the sandbox at once. */
export function ofDifferentFiles(mutants: readonly FileMutant[]): readonly (readonly FileMutant[])[] {
	const groups: FileMutant[][] = [];
	for (const mutant of mutants) {
		const free = groups.find((group) => group.every(({ file }) => file !== mutant.file));
		if (free === undefined) groups.push([mutant]);
		else free.push(mutant);
	}
	return groups;
}

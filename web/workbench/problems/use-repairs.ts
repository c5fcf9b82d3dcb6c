import { useMemo } from "react";
import { type BundleFiles, type Problem, type Repair, repairsOf } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";

/** Repairs by problem, and the files that they are based on. */
export interface Repairs {
	readonly files: BundleFiles;
	readonly of: ReadonlyMap<Problem, Repair>;
}

/** The repairs of those problems that have one. */
export function useRepairs(problems: readonly Problem[]): Repairs {
	const { shown } = useBundle();
	return useMemo(() => {
		const files = new Map(Object.entries(shown.files));
		// Problems name their files with the folder as prefix.
		const called = problems.map((problem) => ({ ...problem, file: problem.file.slice(shown.folder === "" ? 0 : shown.folder.length + 1) }));
		const found = repairsOf(files, called);
		const repairs = problems.flatMap((problem, index) => {
			const own = called[index];
			const repair = own === undefined ? undefined : found.get(own);
			return repair === undefined ? [] : [[problem, repair] as const];
		});
		return { files, of: new Map(repairs) };
	}, [shown, problems]);
}

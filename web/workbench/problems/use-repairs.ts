import { useMemo } from "react";
import { type BundleFiles, type Problem, type Repair, repairsOf } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";

/** A repair, and the files that it is made of. */
export interface Repairs {
	readonly files: BundleFiles;
	readonly of: ReadonlyMap<Problem, Repair>;
}

/** Which of these problems have a repair. */
export function useRepairs(problems: readonly Problem[]): Repairs {
	const { shown } = useBundle();
	return useMemo(() => {
		const files = new Map(Object.entries(shown.files));
		// A problem names its file with the folder before it.
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

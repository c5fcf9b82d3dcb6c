import type { Compared, FoundProblem, Rebased } from "./design-work.ts";
import type { Judgement } from "./judgement.ts";
import type { ShownFiles } from "./shown-files.ts";

/** What the thread that works on designs answers to each question. */
export interface Worked {
	readonly rebase: Rebased;
	readonly check: readonly FoundProblem[];
	readonly compare: Compared;
	readonly judge: Judgement;
	readonly show: ShownFiles;
	/** A module; null when there is no such form. */
	readonly validators: { readonly module: string | null };
}

import type { Compared, FoundProblem, Rebased } from "./design-work.ts";
import type { Judgement } from "./judgement.ts";
import type { ShownFiles } from "./shown-files.ts";

/** The thread's answer to each kind of request. */
export interface Worked {
	readonly rebase: Rebased;
	readonly check: readonly FoundProblem[];
	readonly compare: Compared;
	readonly judge: Judgement;
	readonly show: ShownFiles;
	/** A module; null when the form is unknown. */
	readonly validators: { readonly module: string | null };
}

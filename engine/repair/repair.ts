import type { Edit } from "../edit/index.ts";

/** Edits that solve a problem. */
export interface Repair {
	readonly edits: readonly Edit[];
	/** Whether it cannot change the meaning of the files: the author must have meant exactly this. */
	readonly sure: boolean;
}

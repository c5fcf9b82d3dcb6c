import type { Edit } from "../edit/index.ts";

/** What takes a problem away. */
export interface Repair {
	readonly edits: readonly Edit[];
	/** It can't change what the files mean: whoever wrote them meant just this. */
	readonly sure: boolean;
}

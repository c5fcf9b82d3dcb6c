import { useState } from "react";
import { useLatest } from "./use-latest.ts";

/** What came to stand in a place while somebody typed in it. */
export interface ComeBetween {
	/** Whether somebody else changed the place since this person began to type, to something other than what they typed. */
	readonly is: boolean;
	/** Performs this person's own write, which resolves to null once it is shown: what stands there then came from nobody else. */
	readonly during: (write: () => Promise<string | null>) => Promise<string | null>;
	/** The person has seen the other text, and writes their own instead. */
	readonly overrule: () => void;
}

/**
 * Notices that the text of a place changes while somebody types in its field, so that nobody overwrites a colleague's text unseen.
 * `stands`: the text in the files; `typed`: the text in the field, null while nobody types.
 */
export function useComeBetween(stands: string, typed: string | null): ComeBetween {
	/** The text that the person started from, wrote, or chose to replace. */
	const [seen, setSeen] = useState(stands);
	/** Several writes may be on their way. */
	const [writes, setWrites] = useState(0);
	const latest = useLatest(stands);
	if (typed === null && seen !== stands) setSeen(stands);
	return {
		is: writes === 0 && typed !== null && seen !== stands && typed !== stands,
		async during(write) {
			setWrites((count) => count + 1);
			const refused = await write();
			// What is written may differ from what was typed: an address becomes the view that it leads to.
			if (refused === null) setSeen(latest.current);
			setWrites((count) => count - 1);
			return refused;
		},
		overrule: () => setSeen(stands),
	};
}

import { useRef, useState } from "react";

/** What came to stand in a place while somebody typed in it. */
export interface ComeBetween {
	/** Whether somebody else changed the place since this person began to type, to something other than what they typed. */
	readonly is: boolean;
	/** Records the text that this person writes: once it stands there, it came from nobody else. */
	readonly writing: (text: string) => void;
	/** The person has seen the other text, and writes their own instead. */
	readonly overrule: () => void;
}

/**
 * Notices that the text of a place changes while somebody types in its field, so that nobody overwrites a colleague's text unseen.
 * `stands`: the text in the files; `typed`: the text in the field, null while nobody types.
 */
export function useComeBetween(stands: string, typed: string | null): ComeBetween {
	/** The text that the person started from, or accepted to replace. */
	const [seen, setSeen] = useState(stands);
	const own = useRef<string | null>(null);
	const isSeen = typed === null || own.current === stands;
	if (isSeen && seen !== stands) setSeen(stands);
	return {
		is: !isSeen && seen !== stands && typed !== stands,
		writing(text) {
			own.current = text;
		},
		overrule: () => setSeen(stands),
	};
}

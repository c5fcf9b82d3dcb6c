import { useState } from "react";

/**
 * The stored text of a comment that somebody is about to replace or remove. The list may be refreshed meanwhile: a newer text is shown
 * before the action that would overwrite or remove it.
 */
export function useStandingText(standing: string) {
	const [begunWith, setBegunWith] = useState(standing);
	// Null: the change of the text was reported elsewhere.
	const [told, setTold] = useState<string | null>(standing);
	return {
		/** The text that a colleague stored since the action began; null if it did not change. */
		meanwhile: standing === begunWith ? null : standing,
		isTold: told === null || told === standing,
		tell: () => setTold(standing),
		toldElsewhere: () => setTold(null),
		/** Call after a save: the action continues from the text it has just stored. */
		beginWith: (text: string) => {
			setBegunWith(text);
			setTold(text);
		},
	};
}

import { useState } from "react";

/**
 * The text of a comment that somebody is about to replace or remove. The list is refreshed meanwhile: what came to stand there
 * since is told before the act that would take it away.
 */
export function useStandingText(standing: string) {
	const [begunWith, setBegunWith] = useState(standing);
	// Null: what stands there was told of elsewhere.
	const [told, setTold] = useState<string | null>(standing);
	return {
		/** What came to stand there since the act was begun; null if nothing did. */
		meanwhile: standing === begunWith ? null : standing,
		isTold: told === null || told === standing,
		tell: () => setTold(standing),
		toldElsewhere: () => setTold(null),
		/** The act goes on from a text that was written by it. */
		beginWith: (text: string) => {
			setBegunWith(text);
			setTold(text);
		},
	};
}

import { useCallback, useEffect, useState } from "react";
import { text } from "../../texts/text.ts";

/** Milliseconds until the next try. */
const pause = 3_000;

/** Tries until somebody answers, says so meanwhile, and asks before the page is left with something unwritten. */
export function useWaiting(tell: (words: string) => void) {
	const [waiting, setWaiting] = useState(false);
	useEffect(() => {
		if (!waiting) return;
		const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
		window.addEventListener("beforeunload", stay);
		return () => window.removeEventListener("beforeunload", stay);
	}, [waiting]);
	const untilAnswered = useCallback(
		async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
			for (;;) {
				const answer = await ask().catch(() => null);
				if (answer !== null) {
					setWaiting(false);
					return answer;
				}
				setWaiting(true);
				tell(text("workbench.edit.waiting"));
				await nextTry();
			}
		},
		[tell],
	);
	return { waiting, untilAnswered };
}

/** After a while, or as soon as the browser has its network again. */
function nextTry(): Promise<void> {
	return new Promise((resolve) => {
		const done = (): void => {
			clearTimeout(timer);
			window.removeEventListener("online", done);
			resolve();
		};
		const timer = setTimeout(done, pause);
		window.addEventListener("online", done);
	});
}

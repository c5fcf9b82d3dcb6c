import { useCallback, useEffect, useState } from "react";
import { text } from "../../texts/text.ts";

/** Retry interval in milliseconds. */
const pause = 3_000;

/** Retries until there is a response, reports that meanwhile, and asks before the page is left with unwritten edits. */
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

/** Resolves after the interval, or as soon as the browser is online again. */
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

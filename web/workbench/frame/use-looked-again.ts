import { useCallback, useEffect, useRef } from "react";

/**
 * Calls `ask` when the page opens and whenever it becomes visible again, and shows the answer unless a later call superseded it. Returns a
 * function to call it again; a new `ask` or `show` also does.
 */
export function useLookedAgain<Answer>(ask: () => Promise<Answer>, show: (answer: Answer) => void): () => Promise<void> {
	const latest = useRef(0);
	const look = useCallback(async (): Promise<void> => {
		latest.current += 1;
		const mine = latest.current;
		const answer = await ask();
		if (mine === latest.current) show(answer);
	}, [ask, show]);
	useEffect(() => {
		const onShown = (): void => {
			if (document.visibilityState === "visible") void look();
		};
		void look();
		document.addEventListener("visibilitychange", onShown);
		return () => {
			document.removeEventListener("visibilitychange", onShown);
			latest.current += 1;
		};
	}, [look]);
	return look;
}

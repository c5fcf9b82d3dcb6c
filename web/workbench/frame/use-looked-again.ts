import { useCallback, useEffect, useRef } from "react";

/**
 * Asks when the page opens, whenever somebody comes back to it, and by what it returns; shows the answer unless a later
 * question was asked meanwhile. Another `ask` or `show` asks anew.
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

import { useEffect, useRef } from "react";

interface Leaving {
	/** The page is hidden or closed, or what uses this goes away: perhaps for good. */
	readonly leave: () => void;
	/** It goes away; after the last `leave`. */
	readonly gone: () => void;
}

/** For what is kept when somebody leaves: closing a page on a phone is often told as its hiding alone. The functions may change. */
export function useOnLeaving(functions: Leaving): void {
	const latest = useRef(functions);
	latest.current = functions;
	useEffect(() => {
		const leave = () => latest.current.leave();
		const hide = () => {
			if (document.visibilityState === "hidden") leave();
		};
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", hide);
		return () => {
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", hide);
			leave();
			latest.current.gone();
		};
	}, []);
}

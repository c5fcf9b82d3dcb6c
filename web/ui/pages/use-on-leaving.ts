import { useEffect, useRef } from "react";

interface Leaving {
	/** The page is hidden or closed, or the component unmounts; it may not come back. */
	readonly leave: () => void;
	/** The component unmounts; called after the last `leave`. */
	readonly gone: () => void;
}

/**
 * For what is stored when somebody leaves: on a phone, a page that is closed often only reports that it is hidden. The
 * functions may change between renders.
 */
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

import { useCallback, useRef } from "react";

/** The same function for ever, which does what the newest one does: what gets it need not be drawn anew. */
export function useSteady<Given extends readonly unknown[], Result>(newest: (...given: Given) => Result): (...given: Given) => Result {
	const latest = useRef(newest);
	latest.current = newest;
	return useCallback((...given: Given) => latest.current(...given), []);
}

import { useCallback, useRef } from "react";

/**
 * A function whose identity never changes and which calls the latest `newest`, so components that receive it needn't
 * rerender.
 */
export function useStableCallback<Given extends readonly unknown[], Result>(
	newest: (...given: Given) => Result,
): (...given: Given) => Result {
	const latest = useRef(newest);
	latest.current = newest;
	return useCallback((...given: Given) => latest.current(...given), []);
}

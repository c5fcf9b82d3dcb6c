import { useCallback, useRef, useState } from "react";

/** Whether something is under way that leaving would break off. */
export interface Running {
	/** Asked at the moment of leaving. */
	readonly now: () => boolean;
	/** The same for drawing. */
	readonly shown: boolean;
}

/** Counts what is under way: each `begin` gives what ends it. */
export function useRunning(): { readonly running: Running; readonly begin: () => () => void } {
	const count = useRef(0);
	const [shown, setShown] = useState(false);
	const change = useCallback((by: number) => {
		count.current += by;
		setShown(count.current > 0);
	}, []);
	const begin = useCallback(() => {
		change(1);
		return () => change(-1);
	}, [change]);
	const now = useCallback(() => count.current > 0, []);
	return { running: { now, shown }, begin };
}

import { useCallback, useRef, useState } from "react";

/** Whether work is in progress that leaving would interrupt. */
export interface OngoingWork {
	/** The value at this moment, for event handlers. */
	readonly now: () => boolean;
	/** The same for rendering. */
	readonly shown: boolean;
}

/** Counts the work in progress: `begin` marks a start and returns a function that marks its end, once. */
export function useOngoingWork(): { readonly ongoing: OngoingWork; readonly begin: () => () => void } {
	const count = useRef(0);
	const [shown, setShown] = useState(false);
	const change = useCallback((by: number) => {
		count.current += by;
		setShown(count.current > 0);
	}, []);
	const begin = useCallback(() => {
		change(1);
		let running = true;
		return () => {
			if (running) change(-1);
			running = false;
		};
	}, [change]);
	const now = useCallback(() => count.current > 0, []);
	return { ongoing: { now, shown }, begin };
}

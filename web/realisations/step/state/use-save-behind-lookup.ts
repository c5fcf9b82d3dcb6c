import { useEffect, useRef, useState } from "react";
import type { OngoingWork } from "./use-ongoing-work.ts";

/** Postpones a save while an address is being looked up: otherwise the new place would be saved with the former address. */
export function useSaveBehindLookup(lookup: OngoingWork) {
	const [waiting, setWaiting] = useState<{ readonly complete: boolean } | null>(null);
	/** The save to call once the look-up has ended. */
	const save = useRef((_complete: boolean): void => {});
	useEffect(() => {
		if (waiting === null || lookup.shown) return;
		setWaiting(null);
		save.current(waiting.complete);
	}, [waiting, lookup.shown]);
	return {
		/** The postponed save; null if there is none. */
		waiting,
		save,
		/** Whether the save is postponed: then it follows automatically. */
		waits: (complete: boolean): boolean => {
			if (lookup.now()) setWaiting({ complete });
			return lookup.now();
		},
		giveUp: () => setWaiting(null),
	};
}

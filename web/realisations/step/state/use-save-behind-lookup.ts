import { useEffect, useRef, useState } from "react";
import type { OngoingWork } from "./use-ongoing-work.ts";

/** A save that was asked for while an address was on its way: without it, the new place would be kept with the former address. */
export function useSaveBehindLookup(lookup: OngoingWork) {
	const [waiting, setWaiting] = useState<{ readonly complete: boolean } | null>(null);
	/** What saves by the time that the look-up has ended. */
	const save = useRef((_complete: boolean): void => {});
	useEffect(() => {
		if (waiting === null || lookup.shown) return;
		setWaiting(null);
		save.current(waiting.complete);
	}, [waiting, lookup.shown]);
	return {
		/** What is to be done once the address is there; null while nothing waits. */
		waiting,
		save,
		/** Whether the save waits: then it comes by itself. */
		waits: (complete: boolean): boolean => {
			if (lookup.now()) setWaiting({ complete });
			return lookup.now();
		},
		giveUp: () => setWaiting(null),
	};
}

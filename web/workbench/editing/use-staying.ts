import { use, useCallback, useRef } from "react";
import { AddressContext } from "../../ui/pages/AddressRouter.tsx";

/** Milliseconds for which a navigation is held back at most. */
const longestMs = 5_000;

/**
 * Holds back every navigation until the promises given to it have resolved: that of an act's turn, for the act is based on the files that
 * its page shows, and that of its answer, for input that is refused is asked about before it is left behind. Of several navigations that
 * were held back, the last one is performed.
 */
export function useStaying(): (turn: Promise<unknown>) => void {
	const history = use(AddressContext)?.history;
	const acts = useRef(0);
	const held = useRef<(() => void) | null>(null);
	const release = useRef(() => {});
	return useCallback(
		(turn) => {
			if (history === undefined) return;
			if (acts.current === 0) {
				release.current = history.guard((...leaving) => {
					held.current = () => history.resume(...leaving);
					return true;
				});
			}
			acts.current += 1;
			const come = (): void => {
				acts.current -= 1;
				if (acts.current > 0) return;
				release.current();
				const go = held.current;
				held.current = null;
				go?.();
			};
			// Offline a turn may be long in coming: then the act is left to be refused, rather than the person kept here.
			const patience = new Promise((resolve) => setTimeout(resolve, longestMs));
			void Promise.race([turn, patience]).then(come, come);
		},
		[history],
	);
}

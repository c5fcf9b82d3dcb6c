import { type RefObject, useEffect } from "react";
import { followFocus, lostLine } from "../../ui/kept/kept-focus.ts";
import { returnFocus } from "../../ui/kept/use-focus-return.ts";

/**
 * When what had the focus in the work goes, as the part that somebody removed or renamed, the focus moves to what is left nearest to it:
 * somebody who works by keys would begin again at the top of the page.
 */
export function useFocusNearby(work: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		followFocus();
		const goings = new MutationObserver(() => {
			const line = work.current === null ? [] : lostLine(work.current).filter((each) => each instanceof HTMLElement);
			// Whatever opens a dialog gets the focus back by itself.
			if (line[0]?.isConnected === false && !line.some((each) => each.getAttribute("role") === "dialog")) returnFocus(line);
		});
		goings.observe(document, { subtree: true, childList: true });
		return () => goings.disconnect();
	}, [work]);
}

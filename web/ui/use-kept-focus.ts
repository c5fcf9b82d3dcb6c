import { type RefObject, useEffect, useLayoutEffect } from "react";
import { canHaveFocus, followFocus, lostFocus } from "./kept-focus.ts";

/**
 * Keeps the focus in a place whose controls come and go: when the one that has it is taken away, it goes to `standIn`, and
 * back to itself when it only could not be used for a while. Nothing moves while `busy`, or once the person went elsewhere.
 */
export function useKeptFocus(
	place: RefObject<HTMLElement | null>,
	standIn: (place: HTMLElement) => HTMLElement | null,
	busy: boolean,
): void {
	useEffect(followFocus, []);
	useLayoutEffect(() => {
		const had = busy || place.current === null ? undefined : lostFocus(place.current);
		if (had === undefined || place.current === null) return;
		const to = canHaveFocus(had) ? had : standIn(place.current);
		to?.focus({ preventScroll: true });
	});
}

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { canHaveFocus, followFocus, lostFocus } from "./kept-focus.ts";

/**
 * Keeps the focus in a place whose controls come and go: when the focused control is removed, the focus moves to
 * `standIn`, and when it was only disabled for a while, back to it. Nothing moves while `busy`, or once the person
 * went elsewhere.
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

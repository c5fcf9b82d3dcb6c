import { type RefObject, useEffect, useLayoutEffect } from "react";

/** What had the focus last, innermost first with what was around it then; empty once somebody went elsewhere. */
let last: readonly EventTarget[] = [];

/** Whether it was left without being taken away, as when somebody presses Escape in it. */
let left = false;

function entered(event: Event): void {
	last = event.composedPath();
	left = false;
}

function exited({ relatedTarget }: FocusEvent): void {
	left = relatedTarget === null && last[0] instanceof HTMLElement && !last[0].matches(":disabled");
}

/** A press beside what had the focus takes it away on purpose. */
function pressed({ target }: Event): void {
	const [had] = last;
	if (!(target instanceof Node) || !(had instanceof HTMLElement) || !had.contains(target)) last = [];
}

/** Adding a listener again does nothing. */
function followFocus(): void {
	document.addEventListener("focusin", entered);
	document.addEventListener("focusout", exited);
	document.addEventListener("pointerdown", pressed, true);
}

/** What has lost the focus without a word; null where something has it, or somebody went elsewhere. */
function bereft(): HTMLElement | null {
	return last[0] instanceof HTMLElement && document.activeElement === document.body ? last[0] : null;
}

const takesFocus = (element: HTMLElement) => element.isConnected && !element.matches(":disabled");

/**
 * Gives the focus back to a button that lost it by being disabled while its action ran: a browser takes it away without a
 * word, and somebody who works by keyboard would begin again at the top of the page. A focus that went elsewhere meanwhile stays there.
 */
export function keepFocusOfBusyControls(): void {
	followFocus();
	new MutationObserver(() => {
		const had = bereft();
		if (had !== null && !left && takesFocus(had)) had.focus({ preventScroll: true });
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
}

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
		const had = bereft();
		if (had === null || busy || place.current === null || !last.includes(place.current)) return;
		const to = takesFocus(had) ? had : standIn(place.current);
		to?.focus({ preventScroll: true });
	});
}

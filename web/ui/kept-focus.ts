/** What had the focus last, innermost first with what was around it then; empty once somebody went elsewhere. */
let last: readonly EventTarget[] = [];

/** Whether it was left without being taken away, as when somebody presses Escape in it. */
let left = false;

function entered(event: Event): void {
	last = event.composedPath();
	left = false;
}

function exited({ relatedTarget }: FocusEvent): void {
	left = relatedTarget === null && canHaveFocus(last[0]);
}

/** A press beside what had the focus takes it away on purpose. */
function pressed(event: Event): void {
	if (last[0] !== undefined && !event.composedPath().includes(last[0])) last = [];
}

/** Begins to note where the focus is. Doing so again changes nothing. */
export function followFocus(): void {
	document.addEventListener("focusin", entered);
	document.addEventListener("focusout", exited);
	document.addEventListener("pointerdown", pressed, true);
}

export function canHaveFocus(target: EventTarget | undefined): target is HTMLElement {
	return target instanceof HTMLElement && target.isConnected && !target.matches(":disabled");
}

/** What lost the focus without a word, within `place`; undefined where something has it, or somebody went elsewhere. */
export function lostFocus(place: EventTarget = document): EventTarget | undefined {
	return document.activeElement === document.body && last.includes(place) ? last[0] : undefined;
}

/**
 * Gives the focus back to a button that lost it by being disabled while its action ran: a browser takes it away without a
 * word, and somebody who works by keyboard would begin again at the top of the page. A focus that went elsewhere meanwhile stays there.
 */
export function keepFocusOfBusyControls(): void {
	followFocus();
	new MutationObserver(() => {
		const had = lostFocus();
		if (!left && canHaveFocus(had)) had.focus({ preventScroll: true });
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
}

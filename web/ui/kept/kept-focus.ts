/** The path of the last focus event, innermost element first; empty once the person went elsewhere. */
let last: readonly EventTarget[] = [];

/** Whether the element was left while it could still have the focus, as when somebody presses Escape in it. */
let left = false;

function entered(event: Event): void {
	last = event.composedPath();
	left = false;
}

function exited({ relatedTarget }: FocusEvent): void {
	left = relatedTarget === null && canHaveFocus(last[0]);
}

/** A press outside the focused element takes the focus away on purpose. */
function pressed(event: Event): void {
	if (last[0] !== undefined && !event.composedPath().includes(last[0])) last = [];
}

/** Begins to track the focus. Idempotent. */
export function followFocus(): void {
	document.addEventListener("focusin", entered);
	document.addEventListener("focusout", exited);
	document.addEventListener("pointerdown", pressed, true);
}

export function canHaveFocus(target: EventTarget | undefined): target is HTMLElement {
	return target instanceof HTMLElement && target.isConnected && !target.matches(":disabled");
}

/** The element within `place` that lost the focus silently; undefined if something has the focus or the person went elsewhere. */
export function lostFocus(place: EventTarget = document): EventTarget | undefined {
	return document.activeElement === document.body && last.includes(place) ? last[0] : undefined;
}

/** What lost the focus silently, and the elements around it at that time, innermost first; empty if nothing within `place` did. */
export const lostLine = (place: EventTarget): readonly EventTarget[] => (lostFocus(place) === undefined ? [] : last);

/**
 * Returns the focus to a button that lost it by being disabled while its action ran: the browser takes it away
 * silently, and a keyboard user would begin again at the top of the page. A focus that moved elsewhere meanwhile stays
 * there.
 */
export function keepFocusOfBusyControls(): void {
	followFocus();
	new MutationObserver(() => {
		const had = lostFocus();
		if (!left && canHaveFocus(had)) had.focus({ preventScroll: true });
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
}

let again = false;
/** What the first click of the series was on. */
let first: Element | null = null;

/** The elements that a click presses; fields and text, where a double click selects a word, are left alone. */
const pressed = "button, a[href], summary, [role='button'], [role='menuitem'], [role='option']";

/**
 * Whether the event being handled is the second click of a double click. The first click has already done what the
 * button says; the second lands on whatever has taken its place.
 */
export function isSecondClick(): boolean {
	return again;
}

function onClick(event: MouseEvent): void {
	const control = event.target instanceof Element ? event.target.closest(pressed) : null;
	again = event.detail > 1;
	if (!again) {
		first = control;
		return;
	}
	// Only while this click is being handled: whatever happens later is not a second click.
	setTimeout(() => {
		again = false;
	});
	// The first click submitted the form, which may be empty by now, or put something else under the pointer.
	if (control !== null && (control !== first || control.matches("button[type='submit']"))) {
		event.preventDefault();
		event.stopPropagation();
	}
}

/** A held Enter repeats. It presses only once, except where it inserts new lines. */
function onKey(event: KeyboardEvent): void {
	if (event.key !== "Enter" || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
	event.preventDefault();
	event.stopPropagation();
}

/** Starts telling first from second presses. Call once per page. */
export function watchPresses(): void {
	document.addEventListener("click", onClick, true);
	document.addEventListener("keydown", onKey, true);
}

let again = false;

/**
 * Whether what is going on now is the second click of a double click. The first has done what the button says; the
 * second falls on whatever stands there by then.
 */
export function isSecondClick(): boolean {
	return again;
}

function onClick(event: MouseEvent): void {
	again = event.detail > 1;
	if (!again) return;
	// Only for as long as this click is being answered: what happens later by itself is nobody's second click.
	setTimeout(() => {
		again = false;
	});
	// The form was sent by the first one, and may be empty by now.
	if (event.target instanceof Element && event.target.closest("button[type='submit']")) {
		event.preventDefault();
		event.stopPropagation();
	}
}

/** Enter held down comes again and again. Where it makes no new lines it presses once. */
function onKey(event: KeyboardEvent): void {
	if (event.key !== "Enter" || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
	event.preventDefault();
	event.stopPropagation();
}

/** Begins to tell first presses from second ones, once for the page. */
export function watchPresses(): void {
	document.addEventListener("click", onClick, true);
	document.addEventListener("keydown", onKey, true);
}

/** The element that had the focus last and did not give it away. */
let last: HTMLElement | null = null;

/**
 * Gives the focus back to a button that lost it by being disabled while its action ran: a browser takes it away without a
 * word, and somebody who works by keyboard would begin again at the top of the page. A focus that went elsewhere meanwhile stays there.
 */
export function keepFocusOfBusyControls(): void {
	document.addEventListener("focusin", ({ target }) => {
		last = target instanceof HTMLElement ? target : null;
	});
	document.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget === null && last?.matches(":disabled") === false) last = null;
	});
	document.addEventListener(
		"pointerdown",
		({ target }) => {
			if (!(target instanceof Node) || last?.contains(target) !== true) last = null;
		},
		true,
	);
	new MutationObserver(() => {
		if (last?.isConnected === true && document.activeElement === document.body && !last.matches(":disabled")) {
			last.focus({ preventScroll: true });
		}
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
}

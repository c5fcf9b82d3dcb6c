import { useLayoutEffect, useRef } from "react";

/** Elements that Tab can focus. */
const stops = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** How long after closing the code that closed it may still move the focus elsewhere. Milliseconds. */
const graceMs = 20;

/**
 * Returns the focus to the element that had it when something opened over the page: when it closes, and also when it
 * unmounts while open, which the kit doesn't notice. If the focus has meanwhile moved elsewhere, it stays there.
 */
export function useFocusReturn(opened: boolean): void {
	const opener = useRef<readonly HTMLElement[]>([]);
	const underWay = useRef<ReturnType<typeof setTimeout>>(undefined);
	useLayoutEffect(() => {
		if (!opened) return;
		// Opened again before the focus was returned: the original opener stays the opener, and the pending return is
		// cancelled.
		if (underWay.current === undefined) opener.current = lineage(document.activeElement);
		clearTimeout(underWay.current);
		underWay.current = undefined;
		return () => {
			const line = opener.current;
			const atClose = document.activeElement;
			// Not cancelled on unmount: that is exactly when the focus is lost.
			underWay.current = setTimeout(() => {
				underWay.current = undefined;
				const now = document.activeElement;
				if (now === null || now === document.body || (now === atClose && !line.some((each) => each === now))) returnFocus(line);
			}, graceMs);
		};
	}, [opened]);
}

/** The element and its ancestors, innermost first, excluding the document. */
function lineage(element: Element | null): readonly HTMLElement[] {
	const line: HTMLElement[] = [];
	for (let each = element; each instanceof HTMLElement && each !== document.body; each = each.parentElement) line.push(each);
	return line;
}

/**
 * Focuses the opener or, if it is gone (such as a button in a closed menu), the first tab stop in its nearest remaining
 * ancestor.
 */
export function returnFocus([opener, ...around]: readonly HTMLElement[]): void {
	if (opener !== undefined && takesFocus(opener)) return;
	for (const place of around) {
		if (!place.isConnected) continue;
		// The page itself: reading continues at its start.
		if (place.tabIndex === -1 && place.hasAttribute("tabindex") && takesFocus(place)) return;
		if ([...place.querySelectorAll<HTMLElement>(stops)].some(takesFocus)) return;
	}
}

function takesFocus(element: HTMLElement): boolean {
	if (!element.isConnected) return false;
	element.focus({ preventScroll: true });
	return document.activeElement === element;
}

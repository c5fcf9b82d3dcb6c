import { useLayoutEffect, useRef } from "react";

/** What can have the focus by Tab. */
const stops = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** Milliseconds after closing within which whoever closed it may still give the focus another place. */
const graceMs = 20;

/**
 * Gives the focus back to what had it when something opened over the page: when it is closed, and also when it goes
 * without being closed first, which the kit does not see. Focus that was given another place meanwhile stays there.
 */
export function useFocusReturn(opened: boolean): void {
	const opener = useRef<readonly HTMLElement[]>([]);
	useLayoutEffect(() => {
		if (!opened) return;
		opener.current = lineage(document.activeElement);
		return () => {
			const line = opener.current;
			const atClose = document.activeElement;
			// Not stopped when it goes: that is just when the focus is lost.
			setTimeout(() => {
				const now = document.activeElement;
				if (now === null || now === document.body || (now === atClose && !line.includes(now as HTMLElement))) giveBack(line);
			}, graceMs);
		};
	}, [opened]);
}

/** The element and what it stands in, from the inside out, without the document itself. */
function lineage(element: Element | null): readonly HTMLElement[] {
	const line: HTMLElement[] = [];
	for (let each = element; each instanceof HTMLElement && each !== document.body; each = each.parentElement) line.push(each);
	return line;
}

/** To the opener; where it is gone, such as the button of a menu that closed, to the first stop of the nearest place around it. */
function giveBack([opener, ...around]: readonly HTMLElement[]): void {
	if (opener !== undefined && takesFocus(opener)) return;
	for (const place of around) {
		if (!place.isConnected) continue;
		// The page itself: its beginning is where somebody reads on.
		if (place.tabIndex === -1 && place.hasAttribute("tabindex") && takesFocus(place)) return;
		if ([...place.querySelectorAll<HTMLElement>(stops)].some(takesFocus)) return;
	}
}

function takesFocus(element: HTMLElement): boolean {
	if (!element.isConnected) return false;
	element.focus({ preventScroll: true });
	return document.activeElement === element;
}

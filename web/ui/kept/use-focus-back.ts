import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for a button that goes while what it opened is open, and gets the focus back when that closes, unless the focus went elsewhere. Where
 * the button stays, `useFocusReturn` does so.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
	const button = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
		wasOpen.current = isOpen;
	}, [isOpen]);
	return button;
}

import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for a part of the page with boxes of its own. Ctrl+Enter is pressed for the box with the focus; where that box has just closed, the
 * key must not reach the form beside it, which it would complete.
 */
export function useOwnEnter<Part extends HTMLElement>(): RefObject<Part | null> {
	const part = useRef<Part>(null);
	useEffect(() => {
		let isInside = false;
		const onFocus = ({ target }: FocusEvent): void => {
			isInside = target instanceof Node && part.current?.contains(target) === true;
		};
		const onKey = (event: KeyboardEvent): void => {
			if (isInside && event.target === document.body && event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.preventDefault();
		};
		document.addEventListener("focusin", onFocus);
		document.addEventListener("keydown", onKey, { capture: true });
		return () => {
			document.removeEventListener("focusin", onFocus);
			document.removeEventListener("keydown", onKey, { capture: true });
		};
	}, []);
	return part;
}

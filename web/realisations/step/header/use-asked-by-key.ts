import { type RefObject, useEffect, useRef } from "react";

/**
 * Whoever fills in a step may be far below its head: the key leads to the answer, which takes the focus and so is read out, and from there
 * back to where it was pressed. It closes what is in view; what nobody sees is shown instead. `asked`: how often the key was pressed since
 * the answer was opened; 0: not at all.
 */
export function useAskedByKey(answer: RefObject<HTMLElement | null>, asked: number, close: () => void): void {
	const from = useRef<Element | null>(null);
	const handled = useRef<number>(null);
	const onClose = useRef(close);
	onClose.current = close;
	useEffect(() => {
		const isNew = handled.current === null;
		if (handled.current === asked) return;
		handled.current = asked;
		const place = answer.current;
		if (asked === 0 || place === null) return;
		const isInside = place.contains(document.activeElement);
		if (!isInside) from.current = document.activeElement;
		if (isNew || !(isInside || isInView(place))) {
			show(place);
			return;
		}
		onClose.current();
		if (isInside && from.current instanceof HTMLElement) from.current.focus();
	}, [answer, asked]);
}

/** Whether its beginning is in the window. */
function isInView(place: HTMLElement): boolean {
	const { top } = place.getBoundingClientRect();
	return top >= 0 && top < window.innerHeight;
}

/** With its beginning in view, also when the window is lower. */
function show(place: HTMLElement): void {
	place.focus({ preventScroll: true });
	const { top, bottom } = place.getBoundingClientRect();
	if (top < 0 || bottom > window.innerHeight) place.scrollIntoView?.({ block: "start" });
}

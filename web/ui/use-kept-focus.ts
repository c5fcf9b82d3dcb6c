import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a place whose controls come and go: when the one that has it is taken away, it goes to `standIn`, and
 * back to itself when it only could not be used for a while. Nothing moves while `busy`, or once the person went elsewhere.
 */
export function useKeptFocus(
	place: RefObject<HTMLElement | null>,
	standIn: (place: HTMLElement) => HTMLElement | null,
	busy: boolean,
): void {
	const focused = useRef<HTMLElement | null>(null);
	useEffect(() => {
		const note = ({ target }: Event) => {
			focused.current = target instanceof HTMLElement && place.current?.contains(target) === true ? target : null;
		};
		// A press beside every control takes the focus away on purpose.
		const press = ({ target }: Event) => {
			if (!(target instanceof Node) || focused.current?.contains(target) !== true) focused.current = null;
		};
		document.addEventListener("focusin", note);
		document.addEventListener("pointerdown", press, true);
		return () => {
			document.removeEventListener("focusin", note);
			document.removeEventListener("pointerdown", press, true);
		};
	}, [place]);
	useLayoutEffect(() => {
		const had = focused.current;
		if (had === null || busy || place.current === null || document.activeElement !== document.body) return;
		const to = had.isConnected && !had.matches(":disabled") ? had : standIn(place.current);
		to?.focus({ preventScroll: true });
	});
}

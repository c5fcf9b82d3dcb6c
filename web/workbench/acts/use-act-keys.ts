import { useLayoutEffect } from "react";

/** The acts behind F2 and Alt with the arrow keys. */
export type KeyAct = "rename" | -1 | 1;

/** Handles F2 and Alt with the arrow keys anywhere on the page, unless a dialog is open. */
export function useActKeys(active: boolean, act: (wanted: KeyAct) => void): void {
	// With the drawing itself: a key that is pressed as soon as a part is seen is about that part, not the one before.
	useLayoutEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			const wanted = wantedBy(event);
			if (!active || wanted === null || document.querySelector('[role="dialog"]') !== null) return;
			event.preventDefault();
			act(wanted);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	});
}

function wantedBy({ key, altKey }: KeyboardEvent): KeyAct | null {
	if (key === "F2") return "rename";
	if (!altKey) return null;
	return key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : null;
}

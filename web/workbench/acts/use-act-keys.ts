import { useEffect } from "react";

/** What F2 and Alt with the arrows ask for. */
export type KeyAct = "rename" | -1 | 1;

/** F2 and Alt with the arrows anywhere on the page, as long as no dialog is open. */
export function useActKeys(active: boolean, act: (wanted: KeyAct) => void): void {
	useEffect(() => {
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

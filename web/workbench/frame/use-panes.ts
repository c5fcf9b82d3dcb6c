import { type RefObject, useEffect } from "react";

/** F6 moves the focus to the next pane, Shift+F6 to the previous one: tree, work, inspector. */
export function usePanes(frame: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		function onKey(event: KeyboardEvent): void {
			if (event.key !== "F6" || event.ctrlKey || event.altKey) return;
			const panes = [...(frame.current?.querySelectorAll<HTMLElement>("[data-pane]") ?? [])].filter((pane) => pane.offsetParent !== null);
			const at = panes.findLastIndex((pane) => pane.contains(document.activeElement));
			const next = panes[(at + (event.shiftKey ? -1 : 1) + panes.length) % panes.length];
			if (next === undefined) return;
			event.preventDefault();
			next.focus();
		}
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [frame]);
}

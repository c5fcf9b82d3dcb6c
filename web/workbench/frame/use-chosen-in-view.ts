import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the panel of details into view when something is chosen, where it lies below the screen: on a phone it follows what was chosen from
 * instead of standing beside it. `chosen`: what the panel is about; null if nothing.
 */
export function useChosenInView<Panel extends HTMLElement>(chosen: string | null): RefObject<Panel | null> {
	const panel = useRef<Panel>(null);
	useEffect(() => {
		const top = panel.current?.getBoundingClientRect().top ?? 0;
		if (chosen !== null && top > window.innerHeight / 2) panel.current?.scrollIntoView?.({ block: "start" });
	}, [chosen]);
	return panel;
}

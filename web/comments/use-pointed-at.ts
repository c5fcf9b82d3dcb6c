import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For an element with an id, on a page that loads it late: shows and focuses it when the address points at it, and says whether it does.
 * A script's focus draws no outline, and `:target` does not hold for what came later.
 */
export function usePointedAt<Of extends HTMLElement>(id: string, onShown: () => void) {
	const element = useRef<Of>(null);
	const isPointedAt = useLocation().hash === `#${id}`;
	const shown = useEffectEvent(onShown);
	useEffect(() => {
		const { current } = element;
		if (current === null || !isPointedAt) return;
		current.scrollIntoView?.({ block: "center" });
		current.focus({ preventScroll: true });
		shown();
	}, [isPointedAt]);
	return { element, isPointedAt };
}

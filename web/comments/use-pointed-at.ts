import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** For an element with an id, on a page that loads it late: shows and focuses it when the address points at it. */
export function usePointedAt<Of extends HTMLElement>(onShown: () => void) {
	const element = useRef<Of>(null);
	const { hash } = useLocation();
	const shown = useEffectEvent(onShown);
	useEffect(() => {
		const { current } = element;
		if (current === null || hash !== `#${current.id}`) return;
		current.scrollIntoView?.({ block: "center" });
		current.focus({ preventScroll: true });
		shown();
	}, [hash]);
	return element;
}

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For an element with an id, on a page that loads it late: shows and focuses it when the address points at it. */
export function usePointedAt<Of extends HTMLElement>() {
	const element = useRef<Of>(null);
	const { hash } = useLocation();
	useEffect(() => {
		const { current } = element;
		if (current === null || hash !== `#${current.id}`) return;
		current.scrollIntoView?.({ block: "center" });
		current.focus({ preventScroll: true });
	}, [hash]);
	return element;
}

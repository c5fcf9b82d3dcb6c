import { useEffect, useRef } from "react";

/** For an element with an id, on a page that loads it late: shows and focuses it when the address points at it. */
export function usePointedAt<Of extends HTMLElement>() {
	const element = useRef<Of>(null);
	useEffect(() => {
		const { current } = element;
		if (current === null || location.hash !== `#${current.id}`) return;
		current.scrollIntoView?.({ block: "center" });
		current.focus({ preventScroll: true });
	}, []);
	return element;
}

import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether an element's content is wider than the element. Only then may it scroll sideways: a scrolling element
 * captures the sticky header, which should otherwise stick to the page.
 */
export function useOverflow<Element extends HTMLElement>(): readonly [RefCallback<Element>, boolean] {
	const [overflows, setOverflows] = useState(false);
	const ref = useCallback((element: Element | null) => {
		// Not available in every browser, nor in tests: the element then scrolls when necessary, header included.
		if (element === null || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1));
		observer.observe(element);
		if (element.firstElementChild) observer.observe(element.firstElementChild);
		return () => observer.disconnect();
	}, []);
	return [ref, overflows];
}

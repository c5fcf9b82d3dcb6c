import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether what is in an element is wider than it. Only then may it scroll sideways: an element that scrolls keeps a
 * sticky header to itself, and a table that fits should keep its header in view on the page.
 */
export function useOverflow<Element extends HTMLElement>(): readonly [RefCallback<Element>, boolean] {
	const [overflows, setOverflows] = useState(false);
	const ref = useCallback((element: Element | null) => {
		// Not in every browser, nor where tests run: then it scrolls when it must and the header goes along.
		if (element === null || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1));
		observer.observe(element);
		if (element.firstElementChild) observer.observe(element.firstElementChild);
		return () => observer.disconnect();
	}, []);
	return [ref, overflows];
}

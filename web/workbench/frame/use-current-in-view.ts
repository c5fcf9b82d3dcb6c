import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Brings the link to the open page into view, of several the innermost, whenever another becomes it: on a narrow screen the menu is a row that
 * scrolls, and a tree of many steps is longer than the screen.
 */
export function useCurrentInView<List extends HTMLElement>(): RefObject<List | null> {
	const list = useRef<List>(null);
	const shown = useRef<Element | undefined>(undefined);
	// Links learn of a new address by themselves, so their list has to as well.
	useLocation();
	useEffect(() => {
		const current = [...(list.current?.querySelectorAll("[aria-current]") ?? [])].at(-1);
		if (current !== shown.current) current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
		shown.current = current;
	});
	return list;
}

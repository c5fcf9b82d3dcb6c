import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After going to another page the focus moves to its beginning, so that a screen reader reads on there
 * and Tab starts there. Not at the first page, not when only the query or hash changed (filters, panels).
 */
export function useArrival<Element extends HTMLElement>() {
	const target = useRef<Element>(null);
	const { pathname } = useLocation();
	const type = useNavigationType();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		target.current?.focus({ preventScroll: true });
		if (type !== "POP") window.scrollTo({ top: 0 });
	}, [pathname, type]);
	return target;
}

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Calls back on navigation to another page, to close whatever covers the page. */
export function useOnNavigation(onGone: () => void): void {
	const { pathname } = useLocation();
	const page = useRef(pathname);
	const latest = useRef(onGone);
	latest.current = onGone;
	useEffect(() => {
		if (page.current === pathname) return;
		page.current = pathname;
		latest.current();
	}, [pathname]);
}

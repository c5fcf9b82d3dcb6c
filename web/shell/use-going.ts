import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Calls when somebody has gone to another page: what lies over a page goes with it. */
export function useGoing(onGone: () => void): void {
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

import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Another screen begins at its top, unless its address leads to a place in it. */
export function useFromTheTop(work: RefObject<HTMLElement | null>): void {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (hash === "" && work.current !== null) work.current.scrollTop = 0;
	}, [work, pathname, hash]);
}

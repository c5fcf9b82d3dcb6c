import { useCallback, useEffect, useRef } from "react";
import type { Edit } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import type { WordsOfLimit } from "./limit-words.ts";
import { useLatest } from "./use-latest.ts";

/**
 * Tells before edits are written whether they would make a file unreadable that every screen depends on. Null for all edits while the check
 * can't be loaded, because there is no connection or the page is being left: an edit that is held back then would be lost, while one that
 * is sent is judged with the rest of its file.
 */
export function useLimits(): (edits: readonly Edit[]) => Promise<string | null> {
	const latest = useLatest(useBundle().shown);
	const loaded = useRef<WordsOfLimit | null>(null);
	const untilLeft = useUntilLeft();
	return useCallback(
		async (edits) => {
			if (!edits.some(({ file }) => file === "tenant.json" || file === "flow.json")) return null;
			if (loaded.current === null) {
				const check = import("./limit-words.ts").then(
					({ limitWords }) => limitWords,
					() => null,
				);
				loaded.current = await Promise.race([untilLeft(), check]);
			}
			return loaded.current?.(new Map(Object.entries(latest.current.files)), edits) ?? null;
		},
		[latest, untilLeft],
	);
}

/** Returns a promise that resolves to null when the page is left; it has resolved if that is happening. */
function useUntilLeft(): () => Promise<null> {
	const left = useRef(false);
	useEffect(() => {
		const leave = (): void => {
			left.current = true;
		};
		// The browser may show a page again that was left.
		const comeBack = (): void => {
			left.current = false;
		};
		// Before the fields of the page are told, whose input is written then.
		window.addEventListener("pagehide", leave, { capture: true });
		window.addEventListener("pageshow", comeBack);
		return () => {
			window.removeEventListener("pagehide", leave, { capture: true });
			window.removeEventListener("pageshow", comeBack);
		};
	}, []);
	return useCallback(
		() =>
			new Promise((resolve) => {
				if (left.current) resolve(null);
				else window.addEventListener("pagehide", () => resolve(null), { once: true });
			}),
		[],
	);
}

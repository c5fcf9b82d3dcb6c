import { useCallback, useRef } from "react";
import type { Edit } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import type { WordsOfLimit } from "./limit-words.ts";
import { useLatest } from "./use-latest.ts";

/**
 * Tells before edits are written whether they would make a file unreadable that every screen depends on. `hurried`: there is no time to load
 * the check.
 */
export function useLimits(): (edits: readonly Edit[], hurried: boolean) => Promise<string | null> {
	const latest = useLatest(useBundle().shown);
	const loaded = useRef<WordsOfLimit | null>(null);
	return useCallback(
		async (edits, hurried) => {
			if (!edits.some(({ file }) => file === "tenant.json" || file === "flow.json")) return null;
			if (loaded.current === null && !hurried) {
				loaded.current = await loadCheck();
			}
			return loaded.current?.(new Map(Object.entries(latest.current.files)), edits) ?? null;
		},
		[latest],
	);
}

/**
 * Null without a connection: the edit waits then, and is judged with the rest of its file. Null as well once the page is left: an edit
 * that is still held back then would not be sent any more.
 */
function loadCheck(): Promise<WordsOfLimit | null> {
	return new Promise((resolve) => {
		const left = (): void => resolve(null);
		window.addEventListener("pagehide", left, { once: true });
		import("./limit-words.ts")
			.then(
				({ limitWords }) => resolve(limitWords),
				() => resolve(null),
			)
			.finally(() => window.removeEventListener("pagehide", left));
	});
}

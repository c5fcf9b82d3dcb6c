import { useCallback, useRef } from "react";
import type { Edit } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import type { WordsOfLimit } from "./limit-words.ts";
import { useLatest } from "./use-latest.ts";
import type { Left } from "./use-left.ts";

/**
 * Tells before edits are written whether they would make a file unreadable that every screen depends on. Null for all edits while the check
 * can't be loaded, because there is no connection or the page is being left: an edit that is held back then would be lost, while one that
 * is sent is judged with the rest of its file.
 */
export function useLimits(left: Left): (edits: readonly Edit[]) => Promise<string | null> {
	const latest = useLatest(useBundle().shown);
	const loaded = useRef<WordsOfLimit | null>(null);
	return useCallback(
		async (edits) => {
			if (!edits.some(({ file }) => file === "tenant.json" || file === "flow.json")) return null;
			if (loaded.current === null) {
				const check = import("./limit-words.ts").then(
					({ limitWords }) => limitWords,
					() => null,
				);
				loaded.current = await Promise.race([left.untilThen(), check]);
			}
			return loaded.current?.(new Map(Object.entries(latest.current.files)), edits) ?? null;
		},
		[latest, left],
	);
}

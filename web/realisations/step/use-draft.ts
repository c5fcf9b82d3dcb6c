import { useEffect, useState } from "react";
import { dropDraft, keepDraft } from "./draft.ts";
import { changesBetween } from "./draft-changes.ts";
import type { StepContext } from "./step-context.ts";

/** Milliseconds of quiet before the draft is kept. */
const QUIET_MS = 1000;

/**
 * Keeps unsaved work in this browser session: a second after the last change, and at once when the
 * page is left. Gives the instant it was last kept, or null when there is nothing to keep.
 */
export function useDraft({ record, step, rules, base, values, mode, draft }: StepContext, userId: string): number | null {
	const [keptAt, setKeptAt] = useState<number | null>(null);
	const { uuid, synced } = record;
	const { paths } = rules;
	// A draft that was found and not yet decided on must not be overwritten by an untouched form.
	const undecided = draft !== null;
	useEffect(() => {
		const place = { userId, uuid, step };
		const changes = changesBetween(base, values, paths);
		const isEmpty = Object.keys(changes).length === 0;
		if (isEmpty) {
			if (!undecided) dropDraft(place);
			setKeptAt(null);
			return;
		}
		const keep = () => {
			const savedAt = Date.now();
			if (keepDraft(place, { synced, mode, savedAt, changes })) setKeptAt(savedAt);
		};
		const timer = setTimeout(keep, QUIET_MS);
		window.addEventListener("pagehide", keep);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("pagehide", keep);
		};
	}, [userId, uuid, synced, step, paths, base, values, mode, undecided]);
	return keptAt;
}

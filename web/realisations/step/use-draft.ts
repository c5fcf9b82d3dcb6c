import { useEffect, useRef, useState } from "react";
import { type Draft, dropDraft, keepDraft } from "./draft.ts";
import { changesBetween } from "./draft-changes.ts";
import { isDirty, type StepContext } from "./step-context.ts";

/** Milliseconds of quiet before the draft is kept. */
const QUIET_MS = 1000;

/** What of a screen is to be kept: its unsaved work, and a draft that was found and not yet decided on. Null when there is neither. */
export function draftOf({ record, rules, base, values, mode, draft }: StepContext, now: number): Draft | null {
	const typed = changesBetween(base, values, rules.paths);
	if (Object.keys(typed).length === 0) return draft;
	return { synced: record.synced, mode, savedAt: now, changes: { ...draft?.changes, ...typed } };
}

/**
 * Keeps unsaved work in this browser session: a second after the last change, and at once when the
 * page is left. `present`: the screen at the moment of asking. Gives the instant it was last kept, or
 * null when nothing is unsaved.
 */
export function useDraft(context: StepContext, present: () => StepContext, userId: string): number | null {
	const [keptAt, setKeptAt] = useState<number | null>(null);
	const { record, step } = context;
	const { uuid } = record;
	const keep = useRef(() => {});
	keep.current = () => {
		const place = { userId, uuid, step };
		const kept = draftOf(present(), Date.now());
		if (kept === null) dropDraft(place);
		else if (keepDraft(place, kept)) setKeptAt(kept.savedAt);
	};
	useEffect(() => {
		const leave = () => keep.current();
		window.addEventListener("pagehide", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			leave();
		};
	}, []);
	useEffect(() => {
		if (!isDirty(context)) {
			keep.current();
			setKeptAt(null);
			return;
		}
		const timer = setTimeout(() => keep.current(), QUIET_MS);
		return () => clearTimeout(timer);
	}, [context]);
	return keptAt;
}

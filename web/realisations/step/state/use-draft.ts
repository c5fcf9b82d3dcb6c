import { useEffect, useRef, useState } from "react";
import { changesBetween, type Draft, dropDraft, keepDraft } from "../draft/draft.ts";
import { isDirty, type StepContext } from "../machine/step-context.ts";

/** Milliseconds without input before the draft is stored. */
const QUIET_MS = 1000;

/** The draft to store: unsaved work, on top of a draft that the person has not decided about. Null if there is neither. */
function draftOf({ record, rules, base, values, mode, draft }: StepContext, now: number): Draft | null {
	const typed = changesBetween(base, values, rules.paths);
	if (Object.keys(typed).length === 0) return draft;
	return { synced: record.synced, mode, savedAt: now, changes: { ...draft?.changes, ...typed } };
}

/**
 * Stores unsaved work for this browser session, a second after the last change and when the page is left. `present` returns
 * the current context. Returns the instant of the last store, or null without unsaved work.
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
		else setKeptAt(keepDraft(place, kept) ? kept.savedAt : null);
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

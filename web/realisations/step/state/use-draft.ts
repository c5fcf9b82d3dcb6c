import { useEffect, useRef, useState } from "react";
import { hasUnstoredWork } from "../../../ui/kept-work.ts";
import { useOnLeaving } from "../../../ui/use-on-leaving.ts";
import { changesBetween, type Draft, dropDraft, findDraft, keepDraft } from "../draft/draft.ts";
import type { ServerDraft } from "../draft/server-draft.ts";
import { isDirty, type StepContext, type StepEvent } from "../machine/step-context.ts";

/** Milliseconds without input before the draft is stored. */
const QUIET_MS = 1000;

/** When unsaved work was last stored. */
export interface Kept {
	/** Instant in milliseconds. */
	readonly at: number;
	/** On the server, so on any device; otherwise in this browser alone. */
	readonly everywhere: boolean;
}

interface Screen {
	/** The current context, also before it is drawn. */
	readonly present: () => StepContext;
	readonly send: (event: StepEvent) => void;
	readonly userId: string;
}

/** The draft to store: unsaved work, on top of a draft that the person has not decided about. Null if there is neither. */
function draftOf({ record, rules, base, values, mode, draft }: StepContext, now: number): Draft | null {
	const typed = changesBetween(base, values, rules.paths);
	if (Object.keys(typed).length === 0) return draft;
	return { synced: record.synced, mode, savedAt: now, changes: { ...draft?.changes, ...typed } };
}

/**
 * Stores unsaved work in this browser and on the server, a second after the last change and when the page is hidden or left.
 * Returns when it was last stored, or null without unsaved work.
 */
export function useDraft(context: StepContext, { present, send, userId }: Screen): Kept | null {
	const [keptAt, setKeptAt] = useState<number | null>(null);
	const [everywhere, setEverywhere] = useState(false);
	const { record, step } = context;
	const { uuid } = record;
	const server = useRef<ServerDraft | null>(null);
	const keep = useRef((_leaving?: boolean) => {});
	keep.current = (leaving = false) => {
		const place = { userId, uuid, step };
		const kept = draftOf(present(), Date.now());
		if (kept === null) {
			dropDraft(place);
			server.current?.keep(null, leaving);
			return;
		}
		const isStored = keepDraft(place, kept);
		setKeptAt(isStored ? kept.savedAt : null);
		// A browser without room keeps it on the page; one that keeps nothing at all is being signed out of.
		if (isStored || hasUnstoredWork()) server.current?.keep(kept, leaving);
	};
	useEffect(() => {
		let isGone = false;
		void import("../draft/begin-server-draft.ts")
			.then(({ beginServerDraft }) =>
				beginServerDraft({
					uuid,
					step,
					local: findDraft({ userId, uuid, step }),
					tell: setEverywhere,
					offer: (change) => {
						if (isGone) return false;
						send({ type: "draft", draft: change(present()) });
						return true;
					},
				}),
			)
			.then((begun) => {
				server.current = begun;
				if (!isGone) keep.current();
			})
			// Without the file everything is kept in this browser, as before.
			.catch(() => {});
		return () => {
			isGone = true;
		};
	}, [uuid, step, userId, send, present]);
	useOnLeaving({ leave: () => keep.current(true), gone: () => server.current?.stop() });
	useEffect(() => {
		if (!isDirty(context)) {
			keep.current();
			setKeptAt(null);
			return;
		}
		const timer = setTimeout(() => keep.current(), QUIET_MS);
		return () => clearTimeout(timer);
	}, [context]);
	return keptAt === null ? null : { at: keptAt, everywhere };
}

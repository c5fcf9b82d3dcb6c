import { useEffect, useRef, useState } from "react";
import { hasUnstoredWork } from "../../../ui/kept/kept-work.ts";
import { useOnLeaving } from "../../../ui/pages/use-on-leaving.ts";
import { changesBetween, type Draft, dropDraft, findDraft, keepDraft } from "../draft/draft.ts";
import type { ServerDraft } from "../draft/server-draft.ts";
import { isDirty, type StepContext, type StepEvent } from "../machine/step-context.ts";

/** Milliseconds without input before the draft is stored. */
const QUIET_MS = 1000;

/** When unsaved work was last stored. */
export interface Kept {
	/** Instant in milliseconds. */
	readonly at: number;
	/** Whether it is on the server, and so available on any device; otherwise only in this browser. */
	readonly everywhere: boolean;
}

interface Screen {
	/** The current context, even before it is rendered. */
	readonly present: () => StepContext;
	readonly send: (event: StepEvent) => void;
	readonly userId: string;
}

/** The draft to store: unsaved work, on top of a draft that the person has not decided on. Null if there is neither. */
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
		// If the browser's storage is full, the work is still on the page and goes to the server; if nothing is stored at all, the person
		// is signing out.
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
			// If the module can't be loaded, drafts are stored in this browser only.
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

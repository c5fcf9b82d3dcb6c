import { type StepMode, sameContent } from "../../../engine/index.ts";
import { dropWork, findWork, keepWork } from "../../ui/kept-work.ts";

/** Unsaved work of one person on one step of one record, kept in this browser session. */
export interface Draft {
	/** Version of the record it was typed on. */
	readonly synced: number;
	readonly mode: StepMode;
	/** Instant in milliseconds. */
	readonly savedAt: number;
	/** Changed fields: what they were, and what was typed. Absent `mine`: the field was emptied. */
	readonly changes: Readonly<Record<string, { readonly base?: unknown; readonly mine?: unknown }>>;
}

/** Whose draft, and of what. */
export interface DraftPlace {
	readonly userId: string;
	readonly uuid: string;
	readonly step: string;
}

const workPlace = ({ userId, uuid, step }: DraftPlace) => ({ userId, uuid, part: step });

/** False when it could not be kept: the work is still on the screen, and leaving it asks first. */
export function keepDraft(place: DraftPlace, draft: Draft): boolean {
	return keepWork(workPlace(place), JSON.stringify(draft));
}

export function findDraft(place: DraftPlace): Draft | null {
	const kept = findWork(workPlace(place));
	if (kept === null) return null;
	try {
		const draft: unknown = JSON.parse(kept);
		return isDraft(draft) ? draft : null;
	} catch {
		return null;
	}
}

export function dropDraft(place: DraftPlace): void {
	dropWork(workPlace(place));
}

function isDraft(value: unknown): value is Draft {
	if (typeof value !== "object" || value === null) return false;
	const { synced, savedAt, changes, mode } = value as Record<string, unknown>;
	const isMode = mode === "view" || mode === "correction" || mode === "change";
	return typeof synced === "number" && typeof savedAt === "number" && isMode && typeof changes === "object" && changes !== null;
}

/**
 * Takes what was saved out of the kept work of a step whose screen may be gone meanwhile. What was typed
 * in those fields since then goes on from what was saved.
 */
export function dropSaved(place: DraftPlace, saved: Draft["changes"]): void {
	const draft = findDraft(place);
	if (draft === null) return;
	const changes = Object.entries(draft.changes).flatMap(([path, change]) => {
		const sent = saved[path];
		if (sent === undefined) return [[path, change] as const];
		return sameContent(sent.mine, change.mine) ? [] : [[path, { ...change, base: sent.mine }] as const];
	});
	if (changes.length === 0) dropDraft(place);
	else keepDraft(place, { ...draft, changes: Object.fromEntries(changes) });
}

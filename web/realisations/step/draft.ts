import type { StepMode } from "../../../engine/index.ts";

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

const PREFIX = "laadstroom.draft";

/** Whose draft, and of what. In one tab several people may sign in after each other. */
export interface DraftPlace {
	readonly userId: string;
	readonly uuid: string;
	readonly step: string;
}

function keyOf({ userId, uuid, step }: DraftPlace): string {
	return `${PREFIX}.${userId}.${uuid}.${step}`;
}

export function keepDraft(place: DraftPlace, draft: Draft): boolean {
	try {
		sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
		return true;
	} catch {
		// The storage is full or closed to us: the work is still on the screen, and leaving it asks first.
		return false;
	}
}

export function findDraft(place: DraftPlace): Draft | null {
	const kept = sessionStorage.getItem(keyOf(place));
	if (kept === null) return null;
	try {
		const draft: unknown = JSON.parse(kept);
		return isDraft(draft) ? draft : null;
	} catch {
		return null;
	}
}

export function dropDraft(place: DraftPlace): void {
	sessionStorage.removeItem(keyOf(place));
}

/** Everything typed in this session, for the moment somebody signs out. */
export function dropAllDrafts(): void {
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith(`${PREFIX}.`)) sessionStorage.removeItem(key);
	}
}

function isDraft(value: unknown): value is Draft {
	if (typeof value !== "object" || value === null) return false;
	const { synced, savedAt, changes, mode } = value as Record<string, unknown>;
	const isMode = mode === "view" || mode === "correction" || mode === "change";
	return typeof synced === "number" && typeof savedAt === "number" && isMode && typeof changes === "object" && changes !== null;
}

import type { StepMode } from "../../../engine/index.ts";

/** Unsaved work on one step of one record, kept in this browser session. */
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

function keyOf(uuid: string, step: string): string {
	return `${PREFIX}.${uuid}.${step}`;
}

export function keepDraft(uuid: string, step: string, draft: Draft): boolean {
	try {
		sessionStorage.setItem(keyOf(uuid, step), JSON.stringify(draft));
		return true;
	} catch {
		// The storage is full or closed to us: the work is still on the screen, and leaving it asks first.
		return false;
	}
}

export function findDraft(uuid: string, step: string): Draft | null {
	const kept = sessionStorage.getItem(keyOf(uuid, step));
	if (kept === null) return null;
	try {
		const draft: unknown = JSON.parse(kept);
		return isDraft(draft) ? draft : null;
	} catch {
		return null;
	}
}

export function dropDraft(uuid: string, step: string): void {
	sessionStorage.removeItem(keyOf(uuid, step));
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

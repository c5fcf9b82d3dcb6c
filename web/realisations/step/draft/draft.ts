import { objectOf, type StepMode, sameContent, type Values, withValueAt } from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { dropWork, findWork, keepWork } from "../../../ui/kept/kept-work.ts";

/** Unsaved work of one person on one step of one record, kept for this browser session. */
export interface Draft {
	/** Version of the record it was based on. */
	readonly synced: number;
	readonly mode: StepMode;
	/** Instant in milliseconds. */
	readonly savedAt: number;
	/** Changed fields with their old and new values. Without `mine` the field was emptied. */
	readonly changes: Readonly<Record<string, { readonly base?: unknown; readonly mine?: unknown }>>;
}

/** Identifies a draft. */
interface DraftPlace {
	readonly userId: string;
	readonly uuid: string;
	readonly step: string;
}

const workPlace = ({ userId, uuid, step }: DraftPlace) => ({ userId, uuid, part: step });

/** Returns false if storage failed. The work is then still on the screen, and leaving asks for confirmation. */
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
	const { synced, savedAt, changes, mode } = objectOf(value);
	const isMode = mode === "view" || mode === "correction" || mode === "change";
	return typeof synced === "number" && typeof savedAt === "number" && isMode && typeof changes === "object" && changes !== null;
}

/**
 * Removes saved changes from a stored draft, whose screen may have closed in the meantime. Fields changed since the save
 * stay in the draft, now based on the saved value.
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

/** The fields among `paths` that differ, with both values. */
export function changesBetween(base: Values, mine: Values, paths: readonly string[]): Draft["changes"] {
	const changed = paths.filter((path) => !sameContent(valueAt(base, path), valueAt(mine, path)));
	return Object.fromEntries(changed.map((path) => [path, { base: valueAt(base, path), mine: valueAt(mine, path) }]));
}

/** The values with the old ("base") or new ("mine") side of the changes applied. */
export function withChanges(values: Values, changes: Draft["changes"], version: "base" | "mine"): Values {
	return Object.entries(changes).reduce<Values>((all, [path, change]) => withValueAt(all, path, change[version]), values);
}

/** The changes without the fields at `paths`. */
export function changesWithout(changes: Draft["changes"], paths: readonly string[]): Draft["changes"] {
	return Object.fromEntries(Object.entries(changes).filter(([path]) => !paths.includes(path)));
}

/** The draft without the fields that have these values already, and without those at `paths`; null if nothing is left. */
export function unsettled(draft: Draft | null, values: Values, paths: readonly string[]): Draft | null {
	if (draft === null) return null;
	const left = Object.entries(draft.changes).filter(
		([path, { mine }]) => !sameContent(mine, valueAt(values, path)) && !paths.some((each) => each === path || each.startsWith(`${path}.`)),
	);
	return left.length === 0 ? null : { ...draft, changes: Object.fromEntries(left) };
}

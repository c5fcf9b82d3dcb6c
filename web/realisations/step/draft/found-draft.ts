import { type RealisationRecord, sameContent, type Values } from "../../../../engine/index.ts";
import type { DataOf } from "../../../api/operation.ts";
import { valueAt } from "../../../forms/value-at.ts";
import type { Draft } from "./draft.ts";

export type FoundDraft = NonNullable<DataOf<"getDraft">>;

/** The draft without the changes that this browser had too and the person has since decided on: those are not offered again. */
export function undecided(found: FoundDraft, decided: Draft): FoundDraft {
	const isDecided = (path: string, mine: unknown) => {
		const change = decided.changes[path];
		return change !== undefined && sameContent(change.mine, mine);
	};
	return { ...found, fields: Object.fromEntries(Object.entries(found.fields).filter(([path, { mine }]) => !isDecided(path, mine))) };
}

export interface OnScreen {
	readonly record: Pick<RealisationRecord, "synced">;
	readonly rules: { readonly paths: readonly string[] };
	readonly base: Values;
	readonly values: Values;
	/** The draft in this browser that the person has not decided on yet. */
	readonly draft: Draft | null;
}

/**
 * The draft to offer once the server's draft has arrived: the newest version of every field, without what is already on the screen.
 * Anything typed meanwhile is newer still.
 */
export function offeredDraft({ record, rules, base, values, draft }: OnScreen, found: FoundDraft, now: number): Draft | null {
	const isTyped = (path: string) => !sameContent(valueAt(base, path), valueAt(values, path));
	const entries = Object.entries(found.fields).filter(([path]) => rules.paths.includes(path));
	const newer = entries.filter(([, { age }]) => draft === null || now - age > draft.savedAt);
	const passed = new Set(newer.map(([path]) => path));
	const own = Object.entries(draft?.changes ?? {});
	const ownPaths = new Set(own.map(([path]) => path));
	const theirs = entries.filter(
		([path, { gone, mine }]) =>
			gone !== true && (passed.has(path) || !ownPaths.has(path)) && !isTyped(path) && !sameContent(mine, valueAt(values, path)),
	);
	const changes = Object.fromEntries([
		...own.filter(([path, { mine }]) => !passed.has(path) && !sameContent(mine, valueAt(base, path))),
		...theirs.map(([path, { base: was, mine }]) => [path, { base: was, mine }] as const),
	]);
	if (Object.keys(changes).length === 0) return null;
	const savedAt = Math.max(draft?.savedAt ?? 0, ...theirs.map(([, { age }]) => now - age));
	return { synced: draft?.synced ?? record.synced, mode: theirs.length > 0 ? found.mode : (draft?.mode ?? found.mode), savedAt, changes };
}

import type { FieldPath } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import { sameContent } from "./same-content.ts";

/** What somebody did to one field, and when; where they did it does not matter. */
export interface DraftField {
	/** Instant in milliseconds. */
	readonly at: number;
	/** The value in the record. */
	readonly base?: unknown;
	/** The value that was entered; left out when the field was emptied. */
	readonly mine?: unknown;
	/** Saved or discarded: what an older device still has for this field is no longer a draft. */
	readonly gone?: true;
}

export type DraftFields = Readonly<Record<FieldPath, DraftField>>;

/** Merges the drafts of two devices of one person: the newest version of each field wins, in whatever order they arrive. */
export function mergeDrafts(one: DraftFields, other: DraftFields): DraftFields {
	const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])];
	return Object.fromEntries(
		paths.flatMap((path) => {
			const newest = newestOf(fieldAt(one, path), fieldAt(other, path));
			return newest === undefined ? [] : [[path, newest]];
		}),
	);
}

/** Reads own properties only: a path must never match a built-in property. */
function fieldAt(fields: DraftFields, path: FieldPath): DraftField | undefined {
	return Object.hasOwn(fields, path) ? fields[path] : undefined;
}

/** At the same moment, what was typed wins over its removal; otherwise every server must choose the same one of the two. */
function newestOf(one: DraftField | undefined, other: DraftField | undefined): DraftField | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	if (one.at !== other.at) return one.at > other.at ? one : other;
	if (one.gone !== other.gone) return one.gone ? other : one;
	return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

/** The fields that are still a draft. */
export function liveFields(fields: DraftFields): DraftFields {
	return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.gone !== true));
}

/**
 * The draft after a save of the step: fields that the save wrote, or that now equal the record, are no longer drafts. Values entered
 * elsewhere in other fields stay.
 */
export function settledDraft(fields: DraftFields, before: Values, after: Values, at: number): DraftFields {
	const isSettled = (path: FieldPath, { mine }: DraftField) => {
		const now = readPath(after, path);
		return sameContent(now, mine) || !sameContent(now, readPath(before, path));
	};
	return Object.fromEntries(
		Object.entries(fields).map(([path, field]) => [path, field.gone !== true && isSettled(path, field) ? { at, gone: true } : field]),
	);
}

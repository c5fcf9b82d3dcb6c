import type { FieldPath } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import { sameContent } from "./same-content.ts";

/** What somebody did to one field, and when; where they did it does not matter. */
export interface DraftField {
	/** Instant in milliseconds. */
	readonly at: number;
	/** What the record had. */
	readonly base?: unknown;
	/** What was filled in; left out when the field was emptied. */
	readonly mine?: unknown;
	/** Saved or thrown away: what an older device still holds of the field is not a draft any more. */
	readonly gone?: true;
}

export type DraftFields = Readonly<Record<FieldPath, DraftField>>;

/** Two devices of one person: the newest of each field, in whatever order they arrive. */
export function mergeDrafts(one: DraftFields, other: DraftFields): DraftFields {
	const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])];
	return Object.fromEntries(
		paths.flatMap((path) => {
			const newest = newestOf(fieldAt(one, path), fieldAt(other, path));
			return newest === undefined ? [] : [[path, newest]];
		}),
	);
}

/** Under a name of its own alone: a path is never a name of the language's own. */
function fieldAt(fields: DraftFields, path: FieldPath): DraftField | undefined {
	return Object.hasOwn(fields, path) ? fields[path] : undefined;
}

/** Of the same moment: rather what was typed than that it is gone, and else the same one of the two on every server. */
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
 * After a save of the step: what it wrote, and what the record says as well, is no draft any more. What was filled in
 * elsewhere in another field stays.
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

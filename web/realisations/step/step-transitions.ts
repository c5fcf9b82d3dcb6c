import type { FieldError, RealisationRecord, StepMode } from "../../../engine/index.ts";
import { valueAt, withValueAt } from "../../forms/value-at.ts";
import { valuesOfDraft } from "./draft-changes.ts";
import { mergeValues, resolveClashes } from "./merge-values.ts";
import { sameValue } from "./same-value.ts";
import { isDirty, type StepContext, type StepInput } from "./step-context.ts";

/** What becomes of the screen's context at each event; pure, so that every one can be tried by itself. */

type Next = Partial<StepContext>;

export function startingContext({ record, step, rules, draft }: StepInput): StepContext {
	const values = rules.startingValues(record, "view");
	return {
		record,
		step,
		rules,
		mode: "view",
		base: values,
		values,
		left: new Set(),
		submitted: "none",
		refused: [],
		feedback: null,
		attempts: 0,
		saving: null,
		conflict: null,
		draft,
	};
}

/** Begins (or ends, with "view") a correction or a change, always from the saved record. */
export function startedIn(context: StepContext, mode: StepMode): Next {
	const values = context.rules.startingValues(context.record, mode);
	return { mode, base: values, values, left: new Set(), submitted: "none", refused: [], feedback: null, saving: null };
}

/** A field that is being typed in shows no new message until it is left again. */
export function afterEdit(context: StepContext, changes: Readonly<Record<string, unknown>>): Next {
	const paths = Object.keys(changes).filter((path) => !identical(valueAt(context.values, path), changes[path]));
	if (paths.length === 0) return {};
	const edited = paths.reduce((values, path) => withValueAt(values, path, changes[path]), context.values as Record<string, unknown>);
	return {
		values: context.rules.derive(context.values, edited, paths, context.record),
		left: new Set([...context.left].filter((path) => !paths.includes(path))),
		refused: context.refused.filter((error) => !paths.some((path) => error.path === path || error.path.startsWith(`${path}.`))),
	};
}

/** Typing "" into an absent field is a change on the screen, though not one to save. */
function identical(one: unknown, other: unknown): boolean {
	return one === other || (typeof one === "object" && typeof other === "object" && one !== null && sameValue(one, other));
}

export function problemsOfSave({ rules, record, values, mode }: StepContext, complete: boolean): readonly FieldError[] {
	return rules.problems(record, values, { mode, complete });
}

export function afterSave(context: StepContext, record: RealisationRecord): Next {
	return { record, draft: null, conflict: null, ...startedIn({ ...context, record }, "view") };
}

export function afterRefusal(context: StepContext, refused: readonly FieldError[], feedback: string): Next {
	return { refused, feedback, saving: null, attempts: context.attempts + 1 };
}

export function afterConflict(context: StepContext, theirs: RealisationRecord): Next {
	return { saving: null, conflict: { record: theirs, merge: conflictWith(context, theirs).merge } };
}

function conflictWith(context: StepContext, theirs: RealisationRecord) {
	const values = context.rules.startingValues(theirs, context.mode);
	return { theirs: values, merge: mergeValues(context.base, context.values, values, context.rules.paths) };
}

/** From here on the other's record is the base, so that saving again works. */
export function afterResolve(context: StepContext, theirs: ReadonlySet<string>): Next {
	if (context.conflict === null) return {};
	const { record, merge } = context.conflict;
	const base = context.rules.startingValues(record, context.mode);
	return { record, base, values: resolveClashes(merge, theirs), conflict: null, refused: [], feedback: null };
}

/**
 * A newer record: without unsaved work it simply takes the old one's place. With unsaved work what
 * others changed is taken over, and only a field that both changed asks for a choice.
 */
export function afterRecord(context: StepContext, record: RealisationRecord): Next {
	if (record.synced === context.record.synced) {
		return sameValue(record.files, context.record.files) ? {} : { record: { ...context.record, files: record.files } };
	}
	if (record.synced < context.record.synced) return {};
	if (!isDirty(context)) return { record, ...startedIn({ ...context, record }, context.mode) };
	const conflict = conflictWith(context, record);
	if (conflict.merge.clashes.length > 0) return { conflict: { record, merge: conflict.merge } };
	return { record, base: conflict.theirs, values: conflict.merge.merged, conflict: null };
}

/** Puts the kept work back; what was meanwhile changed by others becomes a conflict like any other. */
export function afterDraft(context: StepContext): Next {
	if (context.draft === null) return {};
	const { changes, mode } = context.draft;
	const { base, mine } = valuesOfDraft(changes, context.values);
	const merge = mergeValues(base, mine, context.base, context.rules.paths);
	const restored: Next = { mode, draft: null, base: context.base, values: merge.merged };
	return merge.clashes.length === 0 ? restored : { ...restored, base, values: mine, conflict: { record: context.record, merge } };
}

import {
	type FieldError,
	mergeValues,
	type RealisationRecord,
	resolveClashes,
	type StepMode,
	sameContent,
	type Values,
	withValueAt,
} from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import type { Draft } from "./draft.ts";
import { changesBetween, changesWithout, withChanges } from "./draft-changes.ts";
import { isDirty, type SaveRequest, type StepContext, type StepInput } from "./step-context.ts";
import { fillableIn, modeFor, writableMode } from "./step-mode.ts";

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
		unanswered: null,
		waiting: null,
		conflict: null,
		met: null,
		draft,
	};
}

/** Begins a correction or a change, or ends it with "view", from the saved record. */
export function startedIn(context: StepContext, mode: StepMode): Next {
	const values = context.rules.startingValues(context.record, mode);
	return { mode, base: values, values, left: new Set(), submitted: "none", refused: [], feedback: null, saving: null, conflict: null };
}

/**
 * The same with unsaved work on the screen, which a step that was closed meanwhile has promised to keep:
 * it comes along, and what cannot be filled in like this is offered as a draft.
 */
export function unlockedFor(context: StepContext, mode: StepMode, now: number): Next {
	const begun = startedIn(context, mode);
	if (!isDirty(context)) return begun;
	const { rules, record, base, values } = context;
	const changes = changesBetween(base, values, rules.paths);
	const fillable = fillableIn(rules, record, values, mode);
	const barred = changesWithout(changes, [...fillable]);
	const along = Object.keys(barred);
	const mine = along.reduce((all, path) => withValueAt(all, path, valueAt(base, path)), values as Record<string, unknown>);
	const kept: Draft | null =
		along.length === 0
			? context.draft
			: { synced: record.synced, mode: "change", savedAt: now, changes: { ...context.draft?.changes, ...barred } };
	return { ...begun, draft: kept, ...laidOver(context, { record, mode, base, mine }) };
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
	return one === other || (typeof one === "object" && typeof other === "object" && one !== null && sameContent(one, other));
}

export function problemsOfSave({ rules, record, values, mode }: StepContext, complete: boolean): readonly FieldError[] {
	return rules.problems(record, values, { mode, complete });
}

/** The save as it goes out. One that is the same as an earlier one without an answer bears its key, and so is carried out once. */
export function asSent({ record, step, rules, values, base, mode, saving, unanswered }: StepContext): Next {
	if (saving === null) return {};
	const strictness = { mode, complete: saving.complete };
	const target = rules.target(record, values, strictness);
	const request: SaveRequest = {
		record,
		step,
		mode,
		onward: saving.complete,
		complete: strictness.complete && mode !== "correction",
		correction: mode === "correction",
		target: target.code,
		targetUuid: target.uuid,
		values: rules.toSend(record, values, strictness),
		key: saving.key,
		form: values,
		changes: changesBetween(base, values, rules.paths),
	};
	const same = unanswered !== null && sameContent(bodyOf(unanswered), bodyOf(request));
	return { saving: { ...saving, request: same ? { ...request, key: unanswered.key } : request } };
}

function bodyOf({ record, step, complete, correction, target, values }: SaveRequest): unknown {
	return { synced: record.synced, step, complete, correction, target, values };
}

/** What was typed since it was sent stays, as unsaved work on what is saved now. */
export function afterSave(context: StepContext, record: RealisationRecord): Next {
	const { rules, values, saving, draft } = context;
	const sent = saving?.request?.form ?? values;
	const saved = Object.keys(saving?.request?.changes ?? {});
	const left = draft && changesWithout(draft.changes, saved);
	const next: Next = {
		...startedIn({ ...context, record }, "view"),
		record,
		draft: draft && left && Object.keys(left).length > 0 ? { ...draft, changes: left } : null,
		unanswered: null,
		waiting: null,
	};
	const typed = Object.keys(changesBetween(sent, values, rules.paths));
	if (typed.length === 0) return next;
	const mode = writableMode(rules, record, { values, paths: typed, wanted: ["correction"] });
	const base = rules.startingValues(record, mode);
	const { merged, clashes } = mergeValues(sent, values, base, rules.paths);
	return { ...next, mode, base, values: resolveClashes(merged, clashes, new Set()), left: context.left };
}

export function afterRefusal(
	context: StepContext,
	{ refused, feedback, unanswered }: Pick<StepContext, "refused" | "feedback"> & { readonly unanswered: boolean },
): Next {
	const { saving, values, waiting } = context;
	const sent = saving?.request;
	const changedSince = ({ path }: FieldError) => sent != null && !sameContent(valueAt(sent.form, path), valueAt(values, path));
	const next: Next = {
		refused: refused.filter((error) => !changedSince(error)),
		feedback,
		saving: null,
		attempts: context.attempts + 1,
		unanswered: unanswered && sent ? sent : context.unanswered,
		waiting: null,
	};
	return waiting === null ? next : { ...next, ...afterRecord({ ...context, saving: null }, waiting), feedback };
}

interface Other {
	readonly record: RealisationRecord;
	readonly mode?: StepMode;
	readonly base?: Values;
	readonly mine?: Values;
	/** Which fields the person could fill in; of the others theirs is taken. All when left out. */
	readonly fillable?: ReadonlySet<string>;
}

/**
 * Unsaved work laid over another state of the record, which is on the screen from then on, whatever the
 * person chooses. A field that both changed is asked about once the step can be written.
 */
function laidOver(
	context: StepContext,
	{ record, mode: wanted = context.mode, base = context.base, mine = context.values, fillable }: Other,
): Next {
	const { rules } = context;
	const mode = modeFor(rules, record, wanted);
	const theirs = rules.startingValues(record, mode);
	const merge = mergeValues(base, mine, theirs, rules.paths, (path) => fillable?.has(path) ?? true);
	// What is worked out of other values follows them; a proposal that was typed over stays.
	const values = rules.derive(theirs, merge.merged, [], record);
	const { locked } = rules.view(record, values, mode);
	const events = record.Events.slice(context.record.Events.length);
	const asked = new Set(merge.clashes.map(({ field }) => field));
	return {
		record,
		mode,
		base: [...asked].reduce<Values>((all, path) => withValueAt(all, path, valueAt(base, path)), theirs),
		values,
		conflict: locked || asked.size === 0 ? null : { clashes: merge.clashes },
		met: { takenOver: merge.takenOver, events },
		refused: [],
		feedback: null,
		saving: null,
		waiting: null,
	};
}

/** Somebody else saved first. With nothing to choose, and the step still to be written, the same save is made again on their record. */
export function afterConflict(context: StepContext, theirs: RealisationRecord, key: string): Next {
	const { saving } = context;
	const next = laidOver(context, { record: theirs, base: knownBase(context, theirs), fillable: fillableNow(context) });
	const mode = next.mode ?? context.mode;
	const values = next.values ?? context.values;
	const again = saving !== null && saving.round < MOST_ROUNDS && next.conflict === null && mode === context.mode;
	if (!again || context.rules.view(theirs, values, mode).locked) return next;
	return { ...next, saving: { ...saving, key, request: null, round: saving.round + 1 } };
}

/** A save that still meets others after so many rounds is left to the person. */
const MOST_ROUNDS = 5;

/** What the record has of an earlier save of mine that got no answer is mine, and no change of somebody else. */
function knownBase({ base, rules, unanswered }: StepContext, theirs: RealisationRecord): Values {
	if (unanswered === null) return base;
	const arrived = Object.entries(unanswered.changes).filter(([path, { mine }]) => sameContent(mine, valueAt(theirs.values, path)));
	return arrived
		.filter(([path]) => rules.paths.includes(path))
		.reduce<Values>((all, [path, { mine }]) => withValueAt(all, path, mine), base);
}

function fillableNow({ rules, record, values, mode }: StepContext): ReadonlySet<string> {
	return rules.view(record, values, mode).locked ? new Set(rules.paths) : fillableIn(rules, record, values, mode);
}

/** Whether a field that both changed waits for a choice. */
export function isUnsettled({ rules, record, base, values, mode }: StepContext): boolean {
	return mergeValues(base, values, rules.startingValues(record, mode), rules.paths).clashes.length > 0;
}

/** Asks again about what was left for later. */
export function afterPutOff(context: StepContext): Next {
	return laidOver(context, { record: context.record });
}

export function afterResolve(context: StepContext, theirs: ReadonlySet<string>): Next {
	if (context.conflict === null) return {};
	const { rules, record, mode, values, conflict } = context;
	return {
		base: rules.startingValues(record, mode),
		values: rules.derive(values, resolveClashes(values, conflict.clashes, theirs), [], record),
		conflict: null,
		refused: [],
		feedback: null,
	};
}

/** Whether the record brings anything that the screen does not show yet. */
export function isNews({ record }: Pick<StepContext, "record">, other: RealisationRecord): boolean {
	return other.synced > record.synced || (other.synced === record.synced && !sameContent(other.files, record.files));
}

/**
 * A newer record: without unsaved work it simply takes the old one's place. With unsaved work what
 * others changed is taken over, and only a field that both changed asks for a choice.
 */
export function afterRecord(context: StepContext, record: RealisationRecord): Next {
	if (!isNews(context, record)) return {};
	if (record.synced === context.record.synced) return { record: { ...context.record, files: record.files } };
	if (isDirty(context)) return laidOver(context, { record, fillable: fillableNow(context) });
	const mode = modeFor(context.rules, record, context.mode);
	return { record, ...startedIn({ ...context, record }, mode) };
}

/** Puts the kept work back over what is on the screen; what was meanwhile changed by others becomes a conflict like any other. */
export function afterDraft(context: StepContext): Next {
	if (context.draft === null) return {};
	const { rules, record, draft } = context;
	const { changes } = draft;
	const values = withChanges(context.values, changes, "mine");
	const paths = Object.keys(changes);
	const mode = writableMode(rules, record, { values, paths, wanted: [context.mode, draft.mode, "correction", "change"] });
	// What was typed besides, since the page was opened, is no change of the draft's and no change of somebody else's.
	const others = changesWithout(changesBetween(context.base, context.values, rules.paths), paths);
	const base = withChanges(context.base, changes, "base");
	return { ...laidOver(context, { record, mode, base, mine: withChanges(values, others, "mine") }), draft: null };
}

import {
	type FieldError,
	mergeValues,
	type RealisationRecord,
	resolveClashes,
	type StepMode,
	sameContent,
	type Values,
	withValueAt,
} from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { changesBetween, changesWithout, type Draft, unsettled, withChanges } from "../draft/draft.ts";
import { isDirty, type SaveRequest, type StepContext, type StepInput } from "./step-context.ts";
import { fillableIn, modeFor, writableMode } from "./step-mode.ts";

/** The next context for each event, as pure functions. */

type ContextUpdate = Partial<StepContext>;

export function startingContext({ record, step, rules, draft, userId }: StepInput): StepContext {
	const values = rules.startingValues(record, "view");
	return {
		record,
		step,
		rules,
		mode: "view",
		reason: "",
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
		draft: unsettled(draft, values, []),
		userId,
	};
}

/** Starts a correction or a change from the saved record, or ends it with "view". */
export function enterMode(context: StepContext, mode: StepMode): ContextUpdate {
	const values = context.rules.startingValues(context.record, mode);
	const none = { left: new Set<string>(), refused: [], feedback: null, saving: null, conflict: null };
	return { ...none, mode, reason: "", base: values, values, submitted: "none" };
}

/**
 * Unlocks a step that was closed while there was unsaved work. The work is carried over; fields that cannot be edited in
 * this mode go into the draft.
 */
export function afterUnlock(context: StepContext, mode: StepMode, now: number): ContextUpdate {
	const update = enterMode(context, mode);
	if (!isDirty(context)) return update;
	const { rules, record, base, values } = context;
	const changes = changesBetween(base, values, rules.paths);
	const fillable = fillableIn(rules, record, values, mode);
	const notEditable = changesWithout(changes, [...fillable]);
	const notEditablePaths = Object.keys(notEditable);
	const mine = notEditablePaths.reduce<Values>((all, path) => withValueAt(all, path, valueAt(base, path)), values);
	const kept: Draft | null =
		notEditablePaths.length === 0
			? context.draft
			: { synced: record.synced, mode: "change", savedAt: now, changes: { ...context.draft?.changes, ...notEditable } };
	return { ...update, ...mergedOnto(context, { record, mode, base, mine }), draft: kept };
}

/** Hides the messages of the edited fields, and of fields derived from them, until they are blurred again. */
export function afterEdit(context: StepContext, changes: Readonly<Record<string, unknown>>): ContextUpdate {
	const paths = Object.keys(changes).filter((path) => !identical(valueAt(context.values, path), changes[path]));
	if (paths.length === 0) return {};
	const unsettled = new Set([...paths, ...paths.flatMap(context.rules.following)]);
	const edited = paths.reduce<Values>((values, path) => withValueAt(values, path, changes[path]), context.values);
	return {
		values: context.rules.derive(context.values, edited, paths, context.record),
		left: new Set([...context.left].filter((path) => !unsettled.has(path))),
		refused: context.refused.filter((error) => !paths.some((path) => error.path === path || error.path.startsWith(`${path}.`))),
	};
}

/** Unlike `sameContent`, tells "" from absent, because on the screen they differ. */
function identical(one: unknown, other: unknown): boolean {
	return one === other || (typeof one === "object" && typeof other === "object" && one !== null && sameContent(one, other));
}

export function problemsOfSave({ rules, record, values, mode }: StepContext, complete: boolean): readonly FieldError[] {
	return rules.problems(record, values, { mode, complete });
}

/** Builds the request. If it equals an earlier one without a response, it reuses its key, so that it is carried out only once. */
export function withRequest({ record, step, rules, values, base, mode, reason, saving, unanswered }: StepContext): ContextUpdate {
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
		...(mode !== "view" && reason.trim() !== "" && { reason: reason.trim() }),
		key: saving.key,
		form: values,
		changes: changesBetween(base, values, rules.paths),
	};
	const same = unanswered !== null && sameContent(bodyOf(unanswered), bodyOf(request));
	return { saving: { ...saving, request: same ? { ...request, key: unanswered.key } : request } };
}

function bodyOf({ record, step, complete, correction, target, values, reason }: SaveRequest): unknown {
	return { synced: record.synced, step, complete, correction, target, values, reason };
}

/** Input since the request was sent remains as unsaved work on the saved record. */
export function afterSave(context: StepContext, record: RealisationRecord): ContextUpdate {
	const { rules, values, saving, draft } = context;
	const sent = saving?.request?.form ?? values;
	const saved = Object.keys(saving?.request?.changes ?? {});
	const left = draft && changesWithout(draft.changes, saved);
	const view = enterMode({ ...context, record }, "view");
	const next: ContextUpdate = {
		...view,
		record,
		draft: draft && left && leftOf({ ...context, draft: { ...draft, changes: left } }, record, view.base ?? values),
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
): ContextUpdate {
	const { saving, values, waiting } = context;
	const sent = saving?.request;
	const changedSince = ({ path }: FieldError) => sent != null && !sameContent(valueAt(sent.form, path), valueAt(values, path));
	const next: ContextUpdate = {
		refused: refused.filter((error) => !changedSince(error)),
		feedback,
		saving: null,
		attempts: context.attempts + 1,
		unanswered: unanswered && sent ? sent : context.unanswered,
		waiting: null,
	};
	return waiting === null ? next : { ...next, ...afterRecord({ ...context, saving: null }, waiting), feedback };
}

interface MergeInput {
	readonly record: RealisationRecord;
	readonly mode?: StepMode;
	readonly base?: Values;
	readonly mine?: Values;
	/** Fields that the person could edit; for others the saved value wins. By default all. */
	readonly fillable?: ReadonlySet<string>;
}

/**
 * Merges unsaved work onto another version of the record, which the screen then shows. Fields that both changed become a
 * conflict as soon as the step is editable.
 */
function mergedOnto(
	context: StepContext,
	{ record, mode: wanted = context.mode, base = context.base, mine = context.values, fillable }: MergeInput,
): ContextUpdate {
	const { rules } = context;
	const mode = modeFor(rules, record, wanted);
	const theirs = rules.startingValues(record, mode);
	const merge = mergeValues(base, mine, theirs, rules.paths, (path) => fillable?.has(path) ?? true);
	// Recomputes derived values, and adds what can be derived now that their values are there; what was overwritten or taken out stays.
	const values = rules.derive(mine, merge.merged, [], record);
	const { locked } = rules.view(record, values, mode);
	const events = eventsSince(context, record);
	const asked = new Set(merge.clashes.map(({ field }) => field));
	return {
		record,
		mode,
		base: [...asked].reduce<Values>((all, path) => withValueAt(all, path, valueAt(base, path)), theirs),
		values,
		conflict: locked || asked.size === 0 ? null : { clashes: merge.clashes },
		met: { takenOver: merge.takenOver, events },
		draft: leftOf(context, record, theirs),
		refused: [],
		feedback: null,
		saving: null,
		waiting: null,
	};
}

function eventsSince({ record: { Events } }: StepContext, record: RealisationRecord) {
	return record.Events.slice(Events.length);
}

/**
 * The draft without what was settled since, by the rule of the server: what the record says as well, and what this person saved in another
 * window or on another device. Otherwise their own answer would be offered to them as if it was never saved.
 */
function leftOf(context: StepContext, record: RealisationRecord, values: Values): Draft | null {
	const own = eventsSince(context, record).filter(({ userId }) => userId === context.userId);
	return unsettled(
		context.draft,
		values,
		own.flatMap(({ meta }) => (meta.changes ?? []).map(({ path }) => path)),
	);
}

/** Somebody else saved first. Without a conflict, and if the step is still editable, the same save is sent again on their record. */
export function afterConflict(context: StepContext, theirs: RealisationRecord, key: string): ContextUpdate {
	const { saving } = context;
	const next = mergedOnto(context, { record: theirs, base: baseWithOwnSave(context, theirs), fillable: fillableNow(context) });
	const mode = next.mode ?? context.mode;
	const values = next.values ?? context.values;
	const again = saving !== null && saving.round < MOST_ROUNDS && next.conflict === null && mode === context.mode;
	if (!again || context.rules.view(theirs, values, mode).locked) return next;
	return { ...next, saving: { ...saving, key, request: null, round: saving.round + 1 } };
}

/** After this many attempts the person has to save again. */
const MOST_ROUNDS = 5;

/** The base, plus whatever the record contains of this person's own save without a response: nobody else made that change. */
function baseWithOwnSave({ base, rules, unanswered }: StepContext, theirs: RealisationRecord): Values {
	if (unanswered === null) return base;
	const arrived = Object.entries(unanswered.changes).filter(([path, { mine }]) => sameContent(mine, valueAt(theirs.values, path)));
	return arrived
		.filter(([path]) => rules.paths.includes(path))
		.reduce<Values>((all, [path, { mine }]) => withValueAt(all, path, mine), base);
}

function fillableNow({ rules, record, values, mode }: StepContext): ReadonlySet<string> {
	return rules.view(record, values, mode).locked ? new Set(rules.paths) : fillableIn(rules, record, values, mode);
}

/** Fields that both changed and that still need a choice. */
export function clashingFields({ rules, record, base, values, mode }: StepContext): readonly string[] {
	const { clashes } = mergeValues(base, values, rules.startingValues(record, mode), rules.paths);
	return [...new Set(clashes.map(({ field }) => field))];
}

/** Asks about choices that are still to be made, naming whoever saved the other version. */
export function afterPostponed(context: StepContext): ContextUpdate {
	return { ...mergedOnto(context, { record: context.record }), met: context.met };
}

export function afterResolve(context: StepContext, theirs: ReadonlySet<string>): ContextUpdate {
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

/** Whether the record has anything that the screen does not show yet: a higher version, or other files. */
export function isNewer({ record }: Pick<StepContext, "record">, other: RealisationRecord): boolean {
	return other.synced > record.synced || (other.synced === record.synced && !sameContent(other.files, record.files));
}

/** Takes over a newer record. With unsaved work it is merged, and only fields that both changed need a choice. */
export function afterRecord(context: StepContext, record: RealisationRecord): ContextUpdate {
	if (!isNewer(context, record)) return {};
	if (record.synced === context.record.synced) return { record: { ...context.record, files: record.files } };
	if (isDirty(context)) {
		const merged = mergedOnto(context, { record, fillable: fillableNow(context) });
		// Nobody is interrupted while typing: the save asks. A choice that is already open includes the new clashes.
		return {
			...merged,
			conflict: context.conflict === null ? null : (merged.conflict ?? null),
			met: metSince(context, merged.met ?? null),
		};
	}
	const update = enterMode({ ...context, record }, modeFor(context.rules, record, context.mode));
	return { record, ...update, draft: leftOf(context, record, update.base ?? context.base) };
}

/** What was merged from this record and, while a choice is still open, from those before it. */
function metSince(context: StepContext, met: StepContext["met"]): StepContext["met"] {
	if (met === null || context.met === null || clashingFields(context).length === 0) return met;
	return {
		takenOver: [...new Set([...context.met.takenOver, ...met.takenOver])],
		events: [...context.met.events, ...met.events],
	};
}

/** Restores the draft onto the screen. What others changed since becomes a conflict like any other. */
export function afterRestore(context: StepContext): ContextUpdate {
	if (context.draft === null) return {};
	const { rules, record, draft } = context;
	const { changes } = draft;
	const values = withChanges(context.values, changes, "mine");
	const paths = Object.keys(changes);
	const mode = writableMode(rules, record, { values, paths, wanted: [context.mode, draft.mode, "correction", "change"] });
	// Input since the page was opened is neither part of the draft nor somebody else's change.
	const others = changesWithout(changesBetween(context.base, context.values, rules.paths), paths);
	const base = withChanges(context.base, changes, "base");
	return { ...mergedOnto(context, { record, mode, base, mine: withChanges(values, others, "mine") }), draft: null };
}

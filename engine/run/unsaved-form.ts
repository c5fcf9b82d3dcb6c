import type { Actor } from "../access/index.ts";
import { contextOf } from "../command/context-of.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor } from "./fields/appearance.ts";
import { collectFields, isList } from "./fields/collect-fields.ts";
import { deriveBelated, deriveComputed, deriveTriggered, type Triggered } from "./fields/derive.ts";
import { isDerivable } from "./fields/derived-value.ts";
import { fillInTyped } from "./fields/fill-in.ts";
import { ownValues } from "./fields/own-values.ts";
import { untilSettled } from "./fields/rounds.ts";

interface Typed {
	readonly before: Values;
	readonly after: Values;
	/** May include groups; what counts is whether the value of the field itself differs from before. */
	readonly changed: readonly FieldPath[];
}

/**
 * The values derived from what was just typed, so that they are shown before they are saved: those that depend on a changed field (which
 * stay editable), those whose source was typed earlier and that lacked another field until now, and always the computed ones. A field that
 * nobody writes is derived from the difference with the stored values, as at the save, however often its source was typed in between. Uses
 * the code of a save; returns the typed values when nothing is derived.
 */
export function deriveTyped(
	flow: CompiledFlow,
	{ form }: CompiledStep,
	realisation: Realisation,
	actor: Actor,
	now: number,
	{ before, after, changed }: Typed,
): Values {
	const workingCopy = new WorkingCopy(after);
	const filling = { flow, workingCopy, context: contextOf(flow, realisation, actor, now, workingCopy.values) };
	const known = {
		stored: contextOf(flow, realisation, actor, now, realisation.values),
		before: contextOf(flow, realisation, actor, now, before),
	};
	const unwritten = new Set<FieldPath>();
	for (const { on, field } of form.derivations) {
		const places = form.fields.get(field)?.places ?? [];
		if (on === undefined || !touches(changed, on) || places.length === 0 || !places.every(({ readOnly }) => readOnly)) continue;
		unwritten.add(field);
		workingCopy.set(field, readPath(realisation.values, field));
	}
	const untouched = ({ on }: Triggered) => !touches(changed, on);
	deriveTriggered(filling, form, known.before, (derivation) => untouched(derivation) || unwritten.has(derivation.field));
	if (unwritten.size > 0) {
		deriveTriggered(filling, form, known.stored, (derivation) => untouched(derivation) || !unwritten.has(derivation.field));
	}
	untilSettled(workingCopy, () => {
		deriveComputed(filling, form);
		deriveBelated(filling, form, known, ({ field }) => touches(changed, field));
	});
	return workingCopy.result();
}

/**
 * The fields that these values had filled in while they were typed, each with what it holds when it is empty: an empty one was taken out by
 * the person, and a save must say so. Those with a proposal, and those for which a save would have a value.
 */
export function filledInDuringTyping(
	flow: CompiledFlow,
	{ form }: CompiledStep,
	realisation: Realisation,
	actor: Actor,
	now: number,
	values: Values,
): ReadonlyMap<FieldPath, "" | readonly never[]> {
	const stored = contextOf(flow, realisation, actor, now, realisation.values);
	const typed = contextOf(flow, realisation, actor, now, values);
	const found = new Map<FieldPath, "" | readonly never[]>();
	for (const { on, ...rest } of form.derivations) {
		const field = form.fields.get(rest.field);
		if (on === undefined || field === undefined) continue;
		if (rest.proposal === true || isDerivable(flow, form, { ...rest, on }, stored, typed)) found.set(rest.field, isList(field) ? [] : "");
	}
	return found;
}

function touches(changed: readonly FieldPath[], field: FieldPath): boolean {
	return changed.some((path) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
}

interface Submission {
	/** The values to submit: only fields that apply and that the person may write. */
	readonly values: Values;
	/** The form's content once derived values are filled in, as the server would store it. */
	readonly shown: Values;
}

/** Turns the content of a step's form into what the server accepts, and shows what the server will store. */
export function submissionOf(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	values: Values,
	now: number,
): Submission {
	const step = flow.steps.get(code);
	if (step === undefined) return { values: {}, shown: realisation.values };
	const execution = new Execution(flow, realisation, actor, now);
	const known = ownValues(step, values, realisation.values);
	fillInTyped(execution, step, known, false);
	const submitted = new WorkingCopy({});
	for (const [path, value] of collectFields(step.form.tree, known, realisation.values).fields) {
		const field = step.form.fields.get(path);
		if (
			field !== undefined &&
			fieldIsFor(field, actor) &&
			fieldApplies(flow, field, execution.context) &&
			fieldIsEnabled(flow, field, execution.context)
		) {
			submitted.set(path, value);
		}
	}
	return { values: submitted.result(), shown: execution.workingCopy.result() };
}

import type { Refusal } from "../../command/command.ts";
import type { Execution } from "../../command/execution.ts";
import { refuseFields } from "../../command/refuse.ts";
import type { CompiledStep, StepField, StepForm } from "../../compile/compiled-flow.ts";
import { isEmpty } from "../../conditions/index.ts";
import type { FieldPath } from "../../definition/flow-definition.ts";
import { readPath } from "../../realisation/field-path.ts";
import type { Values } from "../../realisation/realisation.ts";
import { sameValue } from "../../realisation/same-value.ts";
import * as fieldTexts from "../../texts/fields.ts";
import type { FieldError } from "../../validation/field-error.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor, fieldIsHidden } from "./appearance.ts";
import { collectFields } from "./collect-fields.ts";
import { deriveComputed, deriveTriggered, type Triggered } from "./derive.ts";
import { chainErrors, followOwnChains, uuidErrors, withRemoved } from "./follow-chains.ts";
import { untilSettled } from "./rounds.ts";

/**
 * Puts the values that a client sent for a step into the working copy: derived values are filled in, fields that do not apply are emptied
 * or kept as the form says, and everything that the person may not write stays the same. An attempt to change such a field is refused, not
 * ignored.
 */
export function fillIn(execution: Execution, step: CompiledStep, values: Values, correction: boolean): Refusal | undefined {
	return filledIn(execution, step, values, correction, () => false);
}

/**
 * The same for a form that is being filled in. A field that the form hides keeps its typed value in case it is shown again; until then
 * nothing is derived from it. A client that submits such a value intends it, so a save does derive from it.
 */
export function fillInTyped(execution: Execution, step: CompiledStep, values: Values, correction: boolean): Refusal | undefined {
	return filledIn(execution, step, values, correction, ({ on }) => fieldIsHidden(execution.flow, step.form, on, execution.context));
}

function filledIn(
	execution: Execution,
	step: CompiledStep,
	values: Values,
	correction: boolean,
	leftBehind: (derivation: Triggered) => boolean,
): Refusal | undefined {
	const { form } = step;
	const given = collectFields(form.tree, values, execution.before.values);
	if (given.unknown.length > 0) return refuseFields("unknown-field", given.unknown);
	if (given.malformed.length > 0) return refuseFields("invalid", given.malformed);
	const withoutUuid = uuidErrors(execution, given.fields);
	if (withoutUuid.length > 0) return refuseFields("invalid", withoutUuid);
	const barred = new Set<StepField>();
	for (const field of form.fields.values()) {
		if (fieldIsFor(field, execution.context)) {
			const stored = readPath(execution.before.values, field.path);
			const sent = given.fields.get(field.path);
			// Most fields of a step are empty and stay so, and an unchanged number or text needs no work either.
			if (sent !== stored) execution.workingCopy.set(field.path, withRemoved(stored, sent, execution.now));
		} else {
			barred.add(field);
		}
	}
	followOwnChains(execution, step);
	const spared = new Set([...(correction ? spareSteering(execution, form) : []), ...turnedDown(form, given.emptied)]);
	deriveTriggered(
		execution,
		form,
		{ ...execution.context, values: execution.before.values },
		(derivation) => spared.has(derivation.field) || stands(execution, derivation, given.fields) || leftBehind(derivation),
	);
	settle(execution, form, barred);
	return refusalOf(execution, step, given.fields, barred, correction);
}

/**
 * What the person typed in the same save takes precedence: only a field that came as it is stored, or did not come at all, is filled in.
 * One that came empty was turned down.
 */
function stands({ before }: Execution, { field, proposal }: Triggered, given: ReadonlyMap<FieldPath, unknown>): boolean {
	const typed = given.get(field);
	// For a proposal, nobody can tell whether an unchanged value was meant, so it stays.
	return typed !== undefined && (proposal === true || !sameValue(typed, readPath(before.values, field)));
}

/**
 * Fields that follow another and came back empty: the person does not want what was filled in, and it is not repeated. What nobody may
 * write, nobody turns down.
 */
function turnedDown({ derivations, fields }: StepForm, emptied: ReadonlySet<FieldPath>): readonly FieldPath[] {
	const isWritten = (path: FieldPath) => fields.get(path)?.places.some(({ readOnly }) => !readOnly) === true;
	return derivations.filter(({ on, field }) => on !== undefined && emptied.has(field) && isWritten(field)).map(({ field }) => field);
}

/**
 * A correction leaves progress alone, so an empty field that steers the process is not filled in automatically: a corrected day of
 * publication says nothing new about whether a traffic decision applies. The browser may have filled it in anyway. Returns these fields.
 */
function spareSteering(execution: Execution, form: StepForm): ReadonlySet<FieldPath> {
	const spared = new Set<FieldPath>();
	for (const { field, on, value } of form.derivations) {
		const stored = readPath(execution.before.values, field);
		if (on === undefined || !execution.flow.steering.has(field) || !isEmpty(stored)) continue;
		spared.add(field);
		if (sameValue(readPath(execution.workingCopy.values, field), execution.flow.interpreter.outcomeOf(value, execution.context))) {
			execution.workingCopy.set(field, stored);
		}
	}
	return spared;
}

/** Repeats derivations and visibility until nothing changes. */
function settle(execution: Execution, form: StepForm, barred: ReadonlySet<StepField>): void {
	untilSettled(execution.workingCopy, () => {
		deriveComputed(execution, form);
		for (const field of form.conditional) {
			if (!fieldApplies(execution.flow, field, execution.context)) {
				const clear = field.places.every((place) => place.onHide === "clear");
				execution.workingCopy.set(field.path, clear ? undefined : readPath(execution.before.values, field.path));
			} else if (!field.computed && !barred.has(field) && !field.derived && !fieldIsEnabled(execution.flow, field, execution.context)) {
				execution.workingCopy.set(field.path, readPath(execution.before.values, field.path));
			}
		}
	});
}

function refusalOf(
	execution: Execution,
	step: CompiledStep,
	given: ReadonlyMap<FieldPath, unknown>,
	barred: ReadonlySet<StepField>,
	correction: boolean,
): Refusal | undefined {
	const { form } = step;
	const notApplicable: FieldError[] = [];
	const readOnly: FieldError[] = [...chainErrors(execution, step, given)];
	const steering: FieldError[] = [];
	for (const field of form.fields.values()) {
		if (field.free && !correction) continue;
		const { path } = field;
		const stored = readPath(execution.before.values, path);
		const sent = given.get(path);
		if (!isEmpty(sent) && !field.computed && !sameValue(sent, stored)) {
			if (!fieldApplies(execution.flow, field, execution.context)) {
				notApplicable.push({ path, message: fieldTexts.notApplicable });
			} else if (barred.has(field) || !fieldIsEnabled(execution.flow, field, execution.context)) {
				readOnly.push({ path, message: fieldTexts.notChangeable });
			}
		}
		if (correction && execution.flow.steering.has(path) && !sameValue(readPath(execution.workingCopy.values, path), stored)) {
			steering.push({ path, message: fieldTexts.steering });
		}
	}
	if (notApplicable.length > 0) return refuseFields("field-not-applicable", notApplicable);
	if (readOnly.length > 0) return refuseFields("field-read-only", readOnly);
	return steering.length > 0 ? refuseFields("steering-field", steering) : undefined;
}

import type { CompiledStep, StepField, StepForm } from "../../compile/compiled-flow.ts";
import { isEmpty } from "../../conditions/index.ts";
import type { FieldPath } from "../../definition/flow-definition.ts";
import type { FieldError, Refusal } from "../command.ts";
import { readPath } from "../field-path.ts";
import type { Values } from "../realisation.ts";
import { refuseFields } from "../refuse.ts";
import { sameValue } from "../same-value.ts";
import type { Turn } from "../turn.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor } from "./appearance.ts";
import { collectFields } from "./collect-fields.ts";
import { deriveComputed, deriveTriggered } from "./derive.ts";
import { chainErrors, followOwnChains, uuidErrors, withRemoved } from "./follow-chains.ts";

/** Fields can depend on each other through conditions; a chain longer than this is cut off, the same way every time. */
const rounds = 5;

/**
 * Puts what a client sent for a step into the draft: derived values are filled in, fields that do not
 * apply are emptied or kept as the form says, and everything the person may not write stays as it is.
 * An attempt to change such a field is refused, not ignored.
 */
export function fillIn(turn: Turn, step: CompiledStep, values: Values, correction: boolean): Refusal | undefined {
	const { form } = step;
	const given = collectFields(form.tree, values, turn.before.values);
	if (given.unknown.length > 0) {
		return refuseFields("unknown-field", given.unknown);
	}
	if (given.malformed.length > 0) {
		return refuseFields("invalid", given.malformed);
	}
	const withoutUuid = uuidErrors(turn, given.fields);
	if (withoutUuid.length > 0) {
		return refuseFields("invalid", withoutUuid);
	}
	const barred = new Set<StepField>();
	for (const field of form.fields.values()) {
		if (fieldIsFor(field, turn.context.roles)) {
			const stored = readPath(turn.before.values, field.path);
			turn.draft.set(field.path, withRemoved(stored, given.fields.get(field.path), turn.now));
		} else {
			barred.add(field);
		}
	}
	followOwnChains(turn, step);
	deriveTriggered(turn, form, given.fields);
	settle(turn, form, barred);
	return refusalOf(turn, step, given.fields, barred, correction);
}

/** Derived values and visibility, until nothing changes any more. */
function settle(turn: Turn, form: StepForm, barred: ReadonlySet<StepField>): void {
	for (let round = 0; round < rounds; round++) {
		const revision = turn.draft.revision;
		deriveComputed(turn, form);
		for (const field of form.conditional) {
			if (!fieldApplies(turn.flow, field, turn.context)) {
				const clear = field.places.every((place) => place.onHide === "clear");
				turn.draft.set(field.path, clear ? undefined : readPath(turn.before.values, field.path));
			} else if (!field.computed && !barred.has(field) && !field.derived && !fieldIsEnabled(turn.flow, field, turn.context)) {
				turn.draft.set(field.path, readPath(turn.before.values, field.path));
			}
		}
		if (turn.draft.revision === revision) {
			return;
		}
	}
}

function refusalOf(
	turn: Turn,
	step: CompiledStep,
	given: ReadonlyMap<FieldPath, unknown>,
	barred: ReadonlySet<StepField>,
	correction: boolean,
): Refusal | undefined {
	const { form } = step;
	const notApplicable: FieldError[] = [];
	const readOnly: FieldError[] = [...chainErrors(turn, step, given)];
	const steering: FieldError[] = [];
	for (const field of form.fields.values()) {
		if (field.free && !correction) {
			continue;
		}
		const { path } = field;
		const stored = readPath(turn.before.values, path);
		const sent = given.get(path);
		if (!isEmpty(sent) && !field.computed && !sameValue(sent, stored)) {
			if (!fieldApplies(turn.flow, field, turn.context)) {
				notApplicable.push({ path, message: "Dit veld is nu niet van toepassing." });
			} else if (barred.has(field) || !fieldIsEnabled(turn.flow, field, turn.context)) {
				readOnly.push({ path, message: "Dit veld kan hier niet gewijzigd worden." });
			}
		}
		if (correction && turn.flow.steering.has(path) && !sameValue(readPath(turn.draft.values, path), stored)) {
			steering.push({ path, message: "Dit veld bepaalt het verloop van het proces en kan alleen met Wijzigen aangepast worden." });
		}
	}
	if (notApplicable.length > 0) {
		return refuseFields("field-not-applicable", notApplicable);
	}
	if (readOnly.length > 0) {
		return refuseFields("field-read-only", readOnly);
	}
	return steering.length > 0 ? refuseFields("steering-field", steering) : undefined;
}

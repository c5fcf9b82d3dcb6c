import type { CompiledStep, FormSection } from "../../compile/compiled-flow.ts";
import { fieldsRead } from "../../conditions/index.ts";
import type { StepRule } from "../../definition/flow-definition.ts";
import { calledOff } from "../../text/index.ts";
import { fieldErrors, type Strength } from "../../validation/field-errors.ts";
import { fieldMessages } from "../../validation/field-messages.ts";
import type { FieldError } from "../command.ts";
import { namesIn, readPath } from "../field-path.ts";
import type { Turn } from "../turn.ts";
import { fieldApplies, fieldIsEnabled, sectionApplies, sectionIsFor } from "./appearance.ts";
import { originalPath, withoutDeleted } from "./without-deleted.ts";

/** What is wrong with a step's form. `lacking`: it is only not complete yet, and can be saved. */
export type FormError = FieldError & { readonly lacking: boolean };

/**
 * Checks the draft against every section of the step that applies and that the person sees: schemas
 * and rules, one message a field, a rule's own words before general ones.
 */
export function checkForm(turn: Turn, step: CompiledStep, strength: Strength, correction: boolean): readonly FormError[] {
	const errors = new Map<string, FormError>();
	const add = (error: FormError): void => {
		const known = errors.get(error.path);
		if (known === undefined || (known.lacking && !error.lacking)) {
			errors.set(error.path, { path: error.path, message: error.message, lacking: error.lacking });
		}
	};
	const sections = step.form.sections.filter(
		({ definition }) => sectionApplies(turn.flow, definition, turn.context) && sectionIsFor(definition, turn.context.roles),
	);
	for (const { definition } of sections) {
		brokenRules(turn, definition.save, false, correction).forEach(add);
	}
	if (strength === "complete") {
		for (const { definition } of sections) {
			brokenRules(turn, definition.complete, true, correction).forEach(add);
		}
		brokenRules(turn, step.definition.complete, true, correction).forEach(add);
	}
	for (const section of sections) {
		if (section.definition.readOnly !== true) {
			for (const error of [...resetErrors(turn, section), ...schemaErrors(turn, section, strength)]) {
				add(error);
			}
		}
	}
	return [...errors.values()];
}

/** What a save that does not complete is warned about: the completing rules that say so and are broken. */
export function warningsAtSave(turn: Turn, step: CompiledStep): readonly FieldError[] {
	const rules = [
		...step.form.sections
			.filter(({ definition }) => sectionApplies(turn.flow, definition, turn.context) && sectionIsFor(definition, turn.context.roles))
			.flatMap(({ definition }) => definition.complete ?? []),
		...(step.definition.complete ?? []),
	];
	return brokenRules(
		turn,
		rules.filter(({ warnAtSave }) => warnAtSave === true),
		true,
		false,
	).map(({ path, message }) => ({ path, message }));
}

/**
 * What is implausible in the form, as far as its sections apply and the person sees them. It stops nobody. Nothing is said
 * about what is wrong already, by the `errors` of the form: a date that does not exist is not far from today either.
 */
export function doubtsOf(turn: Turn, step: CompiledStep, errors: readonly FormError[]): readonly FieldError[] {
	const wrong = new Set(errors.filter(({ lacking }) => !lacking).map(({ path }) => path));
	return step.form.sections
		.filter(({ definition }) => sectionApplies(turn.flow, definition, turn.context) && sectionIsFor(definition, turn.context.roles))
		.flatMap(({ definition }) =>
			brokenRules(
				turn,
				definition.warn?.filter(({ unless }) => !fieldsRead(unless).some((path) => wrong.has(path))),
				false,
				false,
			),
		)
		.map(({ path, message }) => ({ path, message }));
}

function brokenRules(turn: Turn, rules: readonly StepRule[] | undefined, lacking: boolean, correction: boolean): readonly FormError[] {
	const broken: FormError[] = [];
	for (const rule of rules ?? []) {
		if (!(correction && rule.correction === false) && !turn.flow.interpreter.holds(rule.unless, turn.context)) {
			broken.push({ path: rule.field ?? "", message: rule.message, lacking });
		}
	}
	return broken;
}

function schemaErrors(turn: Turn, section: FormSection, strength: Strength): readonly FormError[] {
	const { data, deletedBefore } = dataOf(turn, section);
	const { validator } = section;
	if (validator(data)) {
		return [];
	}
	return fieldErrors(validator.errors ?? [], section.definition.schema, strength, data)
		.filter((error) => !error.lacking || canBeFilledIn(turn, section, error.path))
		.map((error) => ({ ...error, path: originalPath(error.path, deletedBefore) }));
}

/** Only some tenants let a planned date be reset; one that was reset before may stay so. */
function resetErrors(turn: Turn, section: FormSection): readonly FormError[] {
	if (turn.tenant === undefined || turn.tenant.canResetDateValue === true) {
		return [];
	}
	return section.fields
		.filter(
			({ path, places }) =>
				places.some(({ schema }) => schema.format === "planned-date") &&
				readPath(turn.draft.values, path) === calledOff &&
				readPath(turn.before.values, path) !== calledOff,
		)
		.map(({ path }) => ({ path, message: fieldMessages.other, lacking: false }));
}

/** Nobody is asked for what is not shown or cannot be filled in at the moment. */
function canBeFilledIn(turn: Turn, section: FormSection, path: string): boolean {
	const field = section.fields.find((candidate) => candidate.path === path || path.startsWith(`${candidate.path}.`));
	if (field === undefined) {
		return true;
	}
	const typed = field.places.some((place) => place.rule?.enabledWhen !== undefined);
	return fieldApplies(turn.flow, field, turn.context) && (!typed || fieldIsEnabled(turn.flow, field, turn.context));
}

/** The section's part of the values: all its groups, and the fields that apply. Deleted items are left out. */
function dataOf(
	turn: Turn,
	section: FormSection,
): { readonly data: unknown; readonly deletedBefore: ReadonlyMap<string, readonly number[]> } {
	const data: Record<string, unknown> = {};
	const deletedBefore = new Map<string, readonly number[]>();
	for (const group of section.groups) {
		put(data, group, {});
	}
	for (const field of section.fields) {
		const value = readPath(turn.draft.values, field.path);
		if (value !== undefined && fieldApplies(turn.flow, field, turn.context)) {
			put(data, field.path, Array.isArray(value) ? withoutDeleted(value, field.path, deletedBefore) : value);
		}
	}
	return { data, deletedBefore };
}

function put(data: Record<string, unknown>, path: string, value: unknown): void {
	const names = namesIn(path);
	let node = data;
	for (let depth = 0; depth < names.length - 1; depth++) {
		node = node[names[depth] ?? ""] as Record<string, unknown>;
	}
	node[names[names.length - 1] ?? ""] = value;
}

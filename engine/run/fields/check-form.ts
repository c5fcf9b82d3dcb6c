import type { Execution } from "../../command/execution.ts";
import type { CompiledStep, FormSection } from "../../compile/compiled-flow.ts";
import { fieldsRead } from "../../conditions/index.ts";
import type { StepRule } from "../../definition/flow-definition.ts";
import { formatNamed } from "../../definition/widgets.ts";
import { memberOf } from "../../json/json-object.ts";
import { namesIn, readPath } from "../../realisation/field-path.ts";
import { calledOff } from "../../text/index.ts";
import * as fieldTexts from "../../texts/fields.ts";
import type { FieldError } from "../../validation/field-error.ts";
import { fieldErrors, type Strength } from "../../validation/field-errors.ts";
import { fieldApplies, fieldIsEnabled, sectionApplies, sectionIsFor } from "./appearance.ts";
import { originalPath, withoutDeleted } from "./without-deleted.ts";

/** What is wrong with a step's form. `lacking`: it is merely incomplete, and can be saved. */
type FormError = FieldError & { readonly lacking: boolean };

/**
 * Checks the working copy against every section of the step that applies and that the person sees: schemas
 * and rules, one message a field, a rule's own words before general ones.
 */
export function checkForm(execution: Execution, step: CompiledStep, strength: Strength, correction: boolean): readonly FormError[] {
	const errors = new Map<string, FormError>();
	const add = (error: FormError): void => {
		const known = errors.get(error.path);
		if (known === undefined || (known.lacking && !error.lacking)) {
			errors.set(error.path, { path: error.path, message: error.message, lacking: error.lacking });
		}
	};
	const sections = step.form.sections.filter(
		({ definition }) => sectionApplies(execution.flow, definition, execution.context) && sectionIsFor(definition, execution.context),
	);
	for (const { definition } of sections) {
		brokenRules(execution, definition.save, false, correction).forEach(add);
	}
	if (strength === "complete") {
		for (const { definition } of sections.filter(isFilledInHere)) {
			brokenRules(execution, definition.complete, true, correction).forEach(add);
		}
		brokenRules(execution, step.definition.complete, true, correction).forEach(add);
	}
	for (const section of sections) {
		if (section.definition.readOnly !== true) {
			for (const error of [...resetErrors(execution, section), ...schemaErrors(execution, section, strength)]) {
				add(error);
			}
		}
	}
	return [...errors.values()];
}

/** What a plain save warns about: broken rules of completing that ask for it. */
export function warningsAtSave(execution: Execution, step: CompiledStep): readonly FieldError[] {
	const rules = [
		...step.form.sections
			.filter(
				({ definition }) => sectionApplies(execution.flow, definition, execution.context) && sectionIsFor(definition, execution.context),
			)
			.flatMap(({ definition }) => definition.complete ?? []),
		...(step.definition.complete ?? []),
	];
	return brokenRules(
		execution,
		rules.filter(({ warnAtSave }) => warnAtSave === true),
		true,
		false,
	).map(({ path, message }) => ({ path, message }));
}

/**
 * What is implausible in the form, as far as its sections apply and the person sees them. It stops nobody. A field
 * already in the form's `errors` gets no warning: a date that does not exist is not far from today either.
 */
export function doubtsOf(execution: Execution, step: CompiledStep, errors: readonly FormError[]): readonly FieldError[] {
	const wrong = new Set(errors.filter(({ lacking }) => !lacking).map(({ path }) => path));
	return step.form.sections
		.filter(
			({ definition }) => sectionApplies(execution.flow, definition, execution.context) && sectionIsFor(definition, execution.context),
		)
		.filter(isFilledInHere)
		.flatMap(({ definition }) =>
			brokenRules(
				execution,
				definition.warn?.filter(({ unless }) => !fieldsRead(unless).some((path) => wrong.has(path))),
				false,
				false,
			),
		)
		.map(({ path, message }) => ({ path, message }));
}

/** Fields that a step merely shows can't be fixed by its own editors: they are neither required nor warned about there. */
function isFilledInHere({ definition }: FormSection): boolean {
	return definition.readOnly !== true;
}

function brokenRules(
	execution: Execution,
	rules: readonly StepRule[] | undefined,
	lacking: boolean,
	correction: boolean,
): readonly FormError[] {
	const broken: FormError[] = [];
	for (const rule of rules ?? []) {
		if (!(correction && rule.correction === false) && !execution.flow.interpreter.holds(rule.unless, execution.context)) {
			broken.push({ path: rule.field ?? "", message: rule.message, lacking });
		}
	}
	return broken;
}

function schemaErrors(execution: Execution, section: FormSection, strength: Strength): readonly FormError[] {
	const { data, deletedBefore } = dataOf(execution, section);
	const { validator } = section;
	if (validator(data)) {
		return [];
	}
	return fieldErrors(validator.errors ?? [], section.definition.schema, strength, data)
		.filter((error) => !error.lacking || canBeFilledIn(execution, section, error.path))
		.map((error) => ({ ...error, path: originalPath(error.path, deletedBefore) }));
}

/** Only some tenants allow a planned date to be reset; one that was reset before may stay so. */
function resetErrors(execution: Execution, section: FormSection): readonly FormError[] {
	if (execution.tenant === undefined || execution.tenant.canResetDateValue === true) {
		return [];
	}
	return section.fields
		.filter(
			({ path, places }) =>
				places.some(({ schema }) => formatNamed(schema.format).mayBeCalledOff === true) &&
				readPath(execution.workingCopy.values, path) === calledOff &&
				readPath(execution.before.values, path) !== calledOff,
		)
		.map(({ path }) => ({ path, message: fieldTexts.checkInput, lacking: false }));
}

/** Nothing is required that is not shown or cannot be filled in now. */
function canBeFilledIn(execution: Execution, section: FormSection, path: string): boolean {
	const field = section.fields.find((candidate) => candidate.path === path || path.startsWith(`${candidate.path}.`));
	if (field === undefined) {
		return true;
	}
	const typed = field.places.some((place) => place.rule?.enabledWhen !== undefined);
	return fieldApplies(execution.flow, field, execution.context) && (!typed || fieldIsEnabled(execution.flow, field, execution.context));
}

/** The section's part of the values: all its groups, and the fields that apply. Deleted items are left out. */
function dataOf(
	execution: Execution,
	section: FormSection,
): { readonly data: unknown; readonly deletedBefore: ReadonlyMap<string, readonly number[]> } {
	const data: Record<string, unknown> = {};
	const deletedBefore = new Map<string, readonly number[]>();
	for (const group of section.groups) {
		put(data, group, {});
	}
	for (const field of section.fields) {
		const value = readPath(execution.workingCopy.values, field.path);
		if (value !== undefined && fieldApplies(execution.flow, field, execution.context)) {
			put(data, field.path, Array.isArray(value) ? withoutDeleted(value, field.path, deletedBefore) : value);
		}
	}
	return { data, deletedBefore };
}

function put(data: Record<string, unknown>, path: string, value: unknown): void {
	const names = namesIn(path);
	const last = names.at(-1) ?? "";
	let node: unknown = data;
	for (const name of names.slice(0, -1)) node = memberOf(node, name);
	if (typeof node === "object" && node !== null) Reflect.set(node, last, value);
}

import type { Execution } from "../../command/execution.ts";
import type { CompiledStep, FormSection } from "../../compile/compiled-flow.ts";
import { fieldsRead } from "../../conditions/index.ts";
import type { FieldPath, StepRule } from "../../definition/flow-definition.ts";
import { memberOf } from "../../json/json-object.ts";
import { readPath } from "../../realisation/field-path.ts";
import { isDeleted } from "../../realisation/items-of.ts";
import { calledOff } from "../../text/index.ts";
import * as fieldTexts from "../../texts/fields.ts";
import type { FieldError } from "../../validation/field-error.ts";
import { fieldErrors, type Strength } from "../../validation/field-errors.ts";
import { fieldApplies, fieldIsEnabled, sectionApplies, sectionIsFor } from "./appearance.ts";

/** An error in a step's form. `lacking`: the form is merely incomplete there, and can be saved. */
type FormError = FieldError & { readonly lacking: boolean };

/**
 * Checks the working copy against every section of the step that applies and that the person sees: schemas and rules, with one message per
 * field; the wording of a rule takes precedence over general messages.
 */
export function checkForm(execution: Execution, step: CompiledStep, strength: Strength, correction: boolean): readonly FormError[] {
	const errors = new Map<string, FormError>();
	const add = (error: FormError): void => {
		const known = errors.get(error.path);
		if (known === undefined || (known.lacking && !error.lacking)) {
			errors.set(error.path, { path: error.path, message: error.message, lacking: error.lacking });
		}
	};
	const sections = step.form.sections.filter((section) => isAsked(execution, section));
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
			resetErrors(execution, section).forEach(add);
			schemaErrors(execution, section, strength).forEach(add);
		}
	}
	return [...errors.values()];
}

/** What a plain save warns about: broken completion rules that are marked for it. */
export function warningsAtSave(execution: Execution, step: CompiledStep): readonly FieldError[] {
	const rules = [
		...step.form.sections.filter((section) => isAsked(execution, section)).flatMap(({ definition }) => definition.complete ?? []),
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
 * What is implausible in the form, in sections that apply and that the person sees. It blocks nobody. A field that has one of the form's
 * `errors` gets no warning: for a date that does not exist, it is pointless to say that it is far from today.
 */
export function doubtsOf(execution: Execution, step: CompiledStep, errors: readonly FormError[]): readonly FieldError[] {
	const wrong = new Set(errors.filter(({ lacking }) => !lacking).map(({ path }) => path));
	// At a save there are no errors, and then there is no need to compute which fields a warning reads.
	const concernsNoneOf = ({ unless }: StepRule): boolean => wrong.size === 0 || !fieldsRead(unless).some((path) => wrong.has(path));
	const doubts: FieldError[] = [];
	for (const section of step.form.sections) {
		const { warn } = section.definition;
		if (warn !== undefined && isFilledInHere(section) && isAsked(execution, section)) {
			for (const { path, message } of brokenRules(execution, warn.filter(concernsNoneOf), false, false)) {
				doubts.push({ path, message });
			}
		}
	}
	return doubts;
}

/** Whether the section applies to the process now, and the person sees it. */
function isAsked({ flow, context }: Execution, { definition }: FormSection): boolean {
	return sectionApplies(flow, definition, context) && sectionIsFor(definition, context);
}

/** Fields that a step merely shows cannot be corrected by its own editors: there they are neither required nor warned about. */
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
	if (validator(data)) return [];
	return fieldErrors(validator.errors ?? [], section.definition.schema, strength, data)
		.filter((error) => !error.lacking || canBeFilledIn(execution, section, error.path))
		.map((error) => ({ ...error, path: originalPath(error.path, deletedBefore) }));
}

/** Only some tenants allow a planned date to be reset; one that was reset before may stay so. */
function resetErrors(execution: Execution, section: FormSection): readonly FormError[] {
	if (execution.tenant === undefined || execution.tenant.canResetDateValue === true) return [];
	return section.mayBeCalledOff
		.filter(
			({ path }) => readPath(execution.workingCopy.values, path) === calledOff && readPath(execution.before.values, path) !== calledOff,
		)
		.map(({ path }) => ({ path, message: fieldTexts.checkInput, lacking: false }));
}

/** Nothing is required that is not shown or cannot be filled in now. */
function canBeFilledIn(execution: Execution, section: FormSection, path: string): boolean {
	const field = section.fields.find((candidate) => candidate.path === path || path.startsWith(`${candidate.path}.`));
	if (field === undefined) return true;
	const typed = field.places.some((place) => place.rule?.enabledWhen !== undefined);
	return fieldApplies(execution.flow, field, execution.context) && (!typed || fieldIsEnabled(execution.flow, field, execution.context));
}

/** The section's part of the values: all its groups, and the fields that apply. Deleted items are left out. */
function dataOf(
	execution: Execution,
	section: FormSection,
): { readonly data: unknown; readonly deletedBefore: ReadonlyMap<string, readonly number[]> } {
	const data: Group = {};
	const deletedBefore = new Map<string, readonly number[]>();
	// The new groups and the stored ones they are copied from, side by side.
	const made: Group[] = [data];
	const stored: unknown[] = [execution.workingCopy.values];
	for (const { within, name } of section.groups) {
		const group: Group = {};
		put(made, within, name, group);
		made.push(group);
		stored.push(memberOf(stored[within], name));
	}
	section.fieldPlaces.forEach(({ within, name }, index) => {
		const field = section.fields[index];
		const value = memberOf(stored[within], name);
		if (value !== undefined && field !== undefined && fieldApplies(execution.flow, field, execution.context)) {
			put(made, within, name, Array.isArray(value) ? withoutDeleted(value, field.path, deletedBefore) : value);
		}
	});
	return { data, deletedBefore };
}

type Group = Record<string, unknown>;

function put(groups: readonly Group[], within: number, name: string, value: unknown): void {
	const group = groups[within];
	if (group !== undefined) group[name] = value;
}

/** The items that are not deleted. Records, per remaining item, its index in the stored list, so that a message can refer to it. */
function withoutDeleted(items: readonly unknown[], path: FieldPath, places: Map<FieldPath, readonly number[]>): readonly unknown[] {
	if (!items.some(isDeleted)) return items;
	const kept = [...items.entries()].filter(([, item]) => !isDeleted(item));
	places.set(
		path,
		kept.map(([place]) => place),
	);
	return kept.map(([, item]) => item);
}

/** Path of an error in the stored list, given its path in the list without deleted items. */
function originalPath(path: FieldPath, places: ReadonlyMap<FieldPath, readonly number[]>): FieldPath {
	for (const [list, indexes] of places) {
		if (path.startsWith(`${list}.`)) {
			const [index = "", ...inner] = path.slice(list.length + 1).split(".");
			return [list, indexes[Number(index)] ?? index, ...inner].join(".");
		}
	}
	return path;
}

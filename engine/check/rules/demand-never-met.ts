import { fieldsRead } from "../../conditions/index.ts";
import type { Condition, FieldPath, StepRule } from "../../definition/flow-definition.ts";
import { following, settled } from "../expressions/settled.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { exitsOf, topSteps } from "../model/transitions.ts";
import { unreadable } from "../model/unreadable.ts";
import type { SectionEntry, StepEntry } from "../places/entries.ts";
import type { Declaration } from "../places/field-table.ts";
import { errorAt, type Finding, type Place, placeInSection } from "../places/finding.ts";

export const demandNeverMet: Rule = {
	code: "demand-never-met",
	description:
		"A step that demands what cannot be filled in when the process is there can never be completed: a field of a later step, or one that its own condition hides.",
	check: (model) => (unreadable(model) ? [] : model.steps.flatMap((step) => demandsOf(step).flatMap((demand) => judge(demand, model)))),
};

interface Demand {
	readonly rule: StepRule;
	readonly step: StepEntry;
	/** The section that the rule belongs to; undefined for a rule of the step. */
	readonly section: SectionEntry | undefined;
	readonly place: Place;
}

function demandsOf(step: StepEntry): readonly Demand[] {
	return [
		...(step.step.complete ?? []).map((rule, index) => ({
			rule,
			step,
			section: undefined,
			place: { path: [...step.path, "complete", index, "unless"] },
		})),
		...step.sections
			.filter(({ section }) => section.readOnly !== true)
			.flatMap((section) =>
				(section.section.complete ?? []).map((rule, index) => ({
					rule,
					step,
					section,
					place: placeInSection(section, ["complete", index, "unless"]),
				})),
			),
	];
}

function judge({ rule, step, section, place }: Demand, model: FlowModel): readonly Finding[] {
	const conditions = model.flow.conditions ?? {};
	const read = fieldsRead(rule.unless, conditions);
	const shown = [section?.section.when, step.step.when].flatMap((when) => (when === undefined ? [] : following(when, true, conditions)));
	const never = (empty: Iterable<FieldPath>, known: readonly (readonly [string, boolean])[]) => {
		const facts = new Map([...known, ...shown]);
		// The condition and its opposite never hold at once.
		if (known.some(([text, holds]) => facts.get(text) !== holds)) return false;
		return settled(rule.unless, { empty: new Set(empty), known: facts, conditions }) === false;
	};
	const later = laterFields(read, step, model);
	if (never(later, [])) {
		return [
			errorAt("demand-never-met", place, {
				message: `Step ${step.step.code} demands what only a later step fills in, so it can never be completed.`,
				remedy: "Demand it in the step that fills it in, or show the field here too.",
			}),
		];
	}
	for (const path of read) {
		const hidden = hidingOf(path, model.fields.fields.get(path)?.declarations ?? [], section, model);
		if (hidden === undefined || !never([path], following(hidden, false, conditions))) continue;
		return [
			errorAt("demand-never-met", place, {
				message: `"${path}" is hidden when its condition does not hold, and is demanded all the same: the step can't be completed then.`,
				remedy: 'Join the demand and the negated condition with "or", or demand it with "required" in the form.',
			}),
		];
	}
	return [];
}

/** Of these fields, those that only steps after this one fill in. */
function laterFields(read: readonly FieldPath[], step: StepEntry, model: FlowModel): readonly FieldPath[] {
	const top = topOf(step);
	const elsewhere = read.filter((path) => model.fields.fields.get(path)?.declarations.every((one) => topOf(one.step) !== top));
	if (elsewhere.length === 0) return [];
	const before = reachedWithout(top, model);
	return elsewhere.flatMap((path) => {
		const declarations = model.fields.fields.get(path)?.declarations ?? [];
		const writers = declarations.filter(({ writable }) => writable).map((declaration) => topOf(declaration.step));
		return writers.length > 0 && writers.every((writer) => !before.has(writer)) && !filledBySystem(path, declarations, model) ? [path] : [];
	});
}

/** Steps that a process can reach before it has been at this one. */
function reachedWithout(step: StepEntry, model: FlowModel): ReadonlySet<StepEntry> {
	const tops = topSteps(model);
	const reached = new Set<StepEntry>();
	const visit = (entry: StepEntry | undefined): void => {
		if (entry === undefined || entry === step || reached.has(entry)) return;
		reached.add(entry);
		for (const code of exitsOf(entry, model).to) visit(tops.find((other) => other.step.code === code));
	};
	visit(tops[0]);
	return reached;
}

const topOf = (step: StepEntry): StepEntry => (step.parent === undefined ? step : topOf(step.parent));

/** The single condition under which the field can be filled in at all; undefined when there is none, or more than one. */
function hidingOf(
	path: FieldPath,
	declarations: readonly Declaration[],
	section: SectionEntry | undefined,
	model: FlowModel,
): Condition | undefined {
	const [writer, ...others] = declarations.filter(({ writable }) => writable);
	if (writer === undefined || others.length > 0 || filledBySystem(path, declarations, model)) return undefined;
	const { when } = writer.section.section.fields?.[path] ?? {};
	return when ?? (writer.section === section ? undefined : writer.section.section.when);
}

/** Whether the field is derived, is set when the process is started, or has a default. */
function filledBySystem(path: FieldPath, declarations: readonly Declaration[], { flow, steps }: FlowModel): boolean {
	return (
		Object.values(flow.bindings.stakeholders).includes(path) ||
		declarations.some(({ schema }) => "default" in schema) ||
		steps.some(({ sections }) =>
			sections.some(
				({ section }) => section.derived?.some(({ field }) => field === path) === true || Object.hasOwn(section.chains ?? {}, path),
			),
		)
	);
}

import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { StepStates } from "../progress/step-states.ts";
import type { Values } from "../realisation/realisation.ts";
import { enteredFields } from "../run/entered-fields.ts";

/** The kinds of milestone in a flow. */
export const milestoneKinds = ["step", "branch", "effect", "sub-step", "role", "combination"] as const;
type MilestoneKind = (typeof milestoneKinds)[number];

/** Something that the walks of a flow must pass between them. */
export interface Milestone {
	readonly kind: MilestoneKind;
	/** Unique in the flow. */
	readonly id: string;
	/** For the report of what was missed. */
	readonly text: string;
}

/** The branch of a step when none of its own holds: to the following step. */
export const onward = "onward";

export const stepId = (step: StepCode): string => `step ${step}`;
export const branchId = (step: StepCode, branch: number | typeof onward): string => `branch ${step}/${branch}`;
export const effectId = (step: StepCode, cause: number | "change" | `entered/${number}`, effect: number): string =>
	`effect ${step}/${cause}/${effect}`;
export const roleId = (step: StepCode, role: string): string => `role ${step}/${role}`;
const appliesId = (step: StepCode, applies: boolean): string => `sub-step ${step}/${applies ? "applies" : "passed by"}`;

/**
 * Every milestone that follows from the definition: each step is left, each branch taken, each effect caused, each conditional sub-step
 * both walked and skipped, each step completed by each role that edits it. Only walking tells which combinations of sub-steps exist.
 */
export function milestonesOf(flow: CompiledFlow): readonly Milestone[] {
	return flow.order.flatMap((step) => [
		{ kind: "step", id: stepId(step.code), text: `step ${step.code} (${step.definition.label})` } as const,
		...branchMilestones(step),
		...(step.definition.change?.effects ?? []).map(
			(effect, index) =>
				({
					kind: "effect",
					id: effectId(step.code, "change", index),
					text: `effect ${JSON.stringify(effect)} of a change of step ${step.code}`,
				}) as const,
		),
		...(step.definition.entered ?? []).flatMap(({ field, effects }, place) =>
			effects.map(
				(effect, index) =>
					({
						kind: "effect",
						id: effectId(step.code, `entered/${place}`, index),
						text: `effect ${JSON.stringify(effect)} of filling in ${field} in step ${step.code}`,
					}) as const,
			),
		),
		...(step.definition.when === undefined ? [] : [true, false]).map(
			(applies) =>
				({
					kind: "sub-step",
					id: appliesId(step.code, applies),
					text: `sub-step ${step.code} being ${applies ? "walked" : "passed by"}`,
				}) as const,
		),
		...(step.children.length > 0 ? [] : step.definition.access.edit).map(
			(role) => ({ kind: "role", id: roleId(step.code, role), text: `step ${step.code} completed by ${role}` }) as const,
		),
	]);
}

function branchMilestones(step: CompiledStep): readonly Milestone[] {
	const always = step.branches.some((branch) => branch.when === undefined);
	return [
		...step.branches.flatMap((branch, index): readonly Milestone[] => [
			{ kind: "branch", id: branchId(step.code, index), text: `branch ${index + 1}${named(branch.label)} of step ${step.code}` },
			...(branch.effects ?? []).map(
				(effect, place) =>
					({
						kind: "effect",
						id: effectId(step.code, index, place),
						text: `effect ${JSON.stringify(effect)} of branch ${index + 1}${named(branch.label)} of step ${step.code}`,
					}) as const,
			),
		]),
		...(always
			? []
			: [{ kind: "branch", id: branchId(step.code, onward), text: `going on from step ${step.code} when no branch holds` } as const]),
	];
}

const named = (label: string | undefined): string => (label === undefined ? "" : ` (${label})`);

/** The sub-step milestones that a change of the step states passed: those of every parent that it completed. */
export function subStepMilestones(flow: CompiledFlow, before: StepStates, after: StepStates): readonly Milestone[] {
	return flow.order
		.filter(({ code, children }) => children.length > 0 && isCompleted(after, code) && !isCompleted(before, code))
		.flatMap((parent): readonly Milestone[] => {
			const walked = parent.children.filter(({ code }) => isCompleted(after, code));
			const codes = walked.map(({ code }) => code).join(", ");
			return [
				...parent.children
					.filter(({ definition }) => definition.when !== undefined)
					.map((child): Milestone => {
						const applies = walked.includes(child);
						return {
							kind: "sub-step",
							id: appliesId(child.code, applies),
							text: `sub-step ${child.code} being ${applies ? "walked" : "passed by"}`,
						};
					}),
				{ kind: "combination", id: `combination ${parent.code}: ${codes}`, text: `step ${parent.code} with sub-steps ${codes}` },
			];
		});
}

/** Ids of the effects that a save of the step caused by filling in empty fields. */
export function enteredMilestones(step: CompiledStep, before: Values, after: Values): readonly string[] {
	const now = enteredFields(step, before, after);
	return (step.definition.entered ?? []).flatMap((entered, place) =>
		now.includes(entered) ? entered.effects.map((_, index) => effectId(step.code, `entered/${place}`, index)) : [],
	);
}

function isCompleted(states: StepStates, code: StepCode): boolean {
	return typeof states[code]?.completedAt === "number";
}

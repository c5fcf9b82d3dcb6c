import { type Actor, mayReadStep } from "../access/index.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { Condition, StepCode } from "../definition/flow-definition.ts";
import { sectionName } from "../definition/section-name.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { sectionIsFor } from "../run/fields/appearance.ts";
import * as whyTexts from "../texts/why.ts";
import { explaining, type Why } from "./explaining.ts";
import { type Destination, waysFrom } from "./ways-from.ts";

/**
 * Every condition of a step and of the sub-steps beside or below it, with its outcome for this process, in the order of the definition.
 * `values`: those in the form; the stored values when left out. Nothing that the person may not see is revealed.
 */
export function why(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	now: number,
	values: Values = realisation.values,
): readonly Why[] {
	const step = flow.steps.get(code);
	if (step === undefined) return [];
	const one = explaining(flow, realisation, actor, now, values);
	const { definition } = step;
	const subSteps = (step.parent ?? step).children.filter((child) => mayReadStep(child, actor));
	return [
		...subSteps.flatMap((child) => one("sub-step", `${child.code} ${child.definition.label}`, child.definition.when)),
		...definition.sections
			.filter((section) => sectionIsFor(section, actor))
			.flatMap((section) => {
				const whole = one("section", sectionName(section), section.when);
				// The parts of a section that is hidden, or may be, need no further explanation.
				if (whole.some(({ holds }) => holds !== true)) return whole;
				return [
					...whole,
					...Object.entries(section.fields ?? {}).flatMap(([path, rule]) => [
						...one("field", flow.labels.field(path), rule.when),
						...one("enabled", flow.labels.field(path), rule.enabledWhen),
					]),
					...[...(section.save ?? []), ...(section.complete ?? [])].flatMap((rule) => one("rule", rule.message, rule.unless, rule.field)),
				];
			}),
		...(definition.complete ?? []).flatMap((rule) => one("rule", rule.message, rule.unless, rule.field)),
		...waysToldOf(flow, step).flatMap(({ to, when, otherwise, name }) =>
			one("branch", name, when).map((told) => ({ ...told, way: { to, otherwise } })),
		),
	];
}

/** For a step whose ways depend on something: every way, and what must hold for it. */
function waysToldOf(flow: CompiledFlow, step: CompiledStep) {
	const { conditional, left } = waysFrom(step);
	if (conditional.length === 0) return [];
	const when: Condition = { "!": { or: conditional.map((way) => way.when) } };
	return [...conditional.map((way) => ({ ...way, otherwise: false })), { ...left, when, otherwise: true }].map(({ label, ...way }) => ({
		...way,
		name: wayName(flow, way.to, label),
	}));
}

function wayName(flow: CompiledFlow, to: Destination, label: string | undefined): string {
	const step = to === undefined || to === null ? undefined : flow.steps.get(to);
	if (step !== undefined) return `${step.code} ${step.definition.label}`;
	return label ?? (to === null ? whyTexts.endOfProcess : whyTexts.inSubSteps);
}

/**
 * The way on that is taken: the first that holds. Undefined when none does, or when an earlier one depends on something that the person may
 * not see, since it is not known then whether a later one matters. `ahead`: where completing the step may lead, if that is known; while it
 * may lead to more than one place, no way is taken yet.
 */
export function wayTaken(ways: readonly Why[], ahead?: readonly (StepCode | null)[]): Why | undefined {
	const first = ways.find(({ holds }) => holds !== false);
	if (first?.holds !== true) return undefined;
	if (ahead === undefined) return first;
	const to = first.way?.to;
	return ahead.length === 1 && (to === undefined || to === ahead[0]) ? first : undefined;
}

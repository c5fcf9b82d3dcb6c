import { type Actor, mayReadStep } from "../access/index.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { sentence } from "../conditions/index.ts";
import type { Condition, StepCode } from "../definition/flow-definition.ts";
import { isPassed } from "../progress/step-states.ts";
import type { Realisation, TenantRules, Values } from "../realisation/realisation.ts";
import { waysEver } from "../run/ways-ahead.ts";
import { explaining, type WhyFact } from "./explaining.ts";
import { waysFrom } from "./ways-from.ts";

/** A way by which a step opens: an earlier one is completed, while something may have to hold. */
export interface Opening {
	/** The step that is to be completed, itself or by its sub-steps; null when the person may not see it. */
	readonly after: { readonly code: StepCode; readonly roles: readonly string[]; readonly bySubSteps: boolean } | null;
	/** What must hold; null when nothing must. */
	readonly when: OpeningRule | null;
}

interface OpeningRule {
	/** What must hold, or what must not; null if it depends on something that the person may not see. */
	readonly sentence: string | null;
	/** Whether it must not hold. */
	readonly negated: boolean;
	/** Whether it is as wanted now; null if that depends on what the person may not see. */
	readonly holds: boolean | null;
	readonly facts: readonly WhyFact[];
}

/**
 * How each step of the main line that has not begun may open: by the completion of every step that is open or to come and may lead to it, in
 * the order of the flow; if none does, of those that were done before. Ways that no answer leads to are left out. `values`: those in the form; the stored values when left out. Nothing
 * that the person may not see is revealed.
 */
export function whatOpens(
	flow: CompiledFlow,
	realisation: Realisation,
	actor: Actor,
	now: number,
	tenant: TenantRules,
	values: Values = realisation.values,
): ReadonlyMap<StepCode, readonly Opening[]> {
	const explain = explaining(flow, realisation, actor, now, values);
	const line = flow.order.filter((step) => step.parent === null);
	const toCome = line.filter((step) => isToCome(flow, realisation, step));
	const led = new Map<CompiledStep, readonly (StepCode | null)[]>();
	const mayLead = (from: CompiledStep, to: StepCode) => {
		const ways = led.get(from) ?? waysEver(flow, realisation, from.code, actor, now, tenant);
		led.set(from, ways);
		return ways.includes(to);
	};
	const openingsOf = (step: CompiledStep, after: readonly CompiledStep[]) =>
		after.flatMap((from): readonly Opening[] => {
			const needed = from.index < step.index && neededFor(from, step.code);
			if (needed === false) return [];
			const { access } = from.definition;
			const seen = mayReadStep(from, actor) ? { code: from.code, roles: access.edit, bySubSteps: from.children.length > 0 } : null;
			if (needed === true) return [{ after: seen, when: null }];
			if (!mayLead(from, step.code)) return [];
			const not = negatedIn(needed);
			return explain("branch", step.definition.label, needed).map(({ holds, facts, ...told }) => ({
				after: seen,
				when: { sentence: told.sentence && sentence(not ?? needed, flow.labels), negated: not !== null, holds, facts },
			}));
		});
	const closed = line.filter(({ code }) => realisation.steps[code] === undefined);
	return new Map(
		closed.map((step) => {
			const found = openingsOf(step, toCome);
			// What comes leads elsewhere: first the process is put back to a step that was done.
			return [step.code, found.length > 0 ? found : openingsOf(step, line)];
		}),
	);
}

function isToCome(flow: CompiledFlow, { steps }: Realisation, step: CompiledStep): boolean {
	return (steps[step.code]?.completedAt ?? null) === null && !isPassed(flow, steps, step);
}

/** What must hold for one step to lead to another: true if it always does, false if never. */
function neededFor(from: CompiledStep, to: StepCode): Condition | boolean {
	const { conditional, left } = waysFrom(from);
	return conditional.reduceRight<Condition | boolean>((others, way) => firstOf(way.when, way.to === to, others), left.to === to);
}

/** Of a way that leads there or elsewhere if its condition holds, and of those after it otherwise. */
function firstOf(when: Condition, leads: boolean, others: Condition | boolean): Condition | boolean {
	if (others === leads) return leads;
	if (leads) return others === false ? when : ({ or: [when, others] } as Condition);
	const not: Condition = { "!": when };
	return others === true ? not : ({ and: [not, others] } as Condition);
}

/** For a condition that only says what must not hold: that; null for any other. */
function negatedIn(condition: Condition): Condition | null {
	if ("!" in condition) return condition["!"] as Condition;
	if (!("and" in condition)) return null;
	const parts = (condition.and as readonly Condition[]).map(negatedIn);
	return parts.includes(null) ? null : ({ or: parts } as Condition);
}

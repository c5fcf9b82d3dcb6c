import type { Actor } from "../access/index.ts";
import { today } from "../calendar/day.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { ConditionContext } from "../conditions/index.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";

/** What conditions see of a process, for this person at this moment. `values`: the working copy; the stored values if left out. */
export function contextOf(
	flow: Pick<CompiledFlow, "conditions">,
	realisation: Realisation,
	actor: Actor,
	now: number,
	values: Values = realisation.values,
): ConditionContext {
	const { values: stored, marks, type, steps } = realisation;
	return { values, stored, today: today(now), roles: actor.roles, marks, type, steps, conditions: flow.conditions };
}

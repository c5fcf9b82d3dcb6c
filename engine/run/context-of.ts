import { today } from "../calendar/day.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { ConditionContext } from "../conditions/index.ts";
import type { Actor, Realisation } from "./realisation.ts";

/** What conditions see of a process as it is stored, looked at by this person at this moment. */
export function contextOf(flow: Pick<CompiledFlow, "conditions">, realisation: Realisation, actor: Actor, now: number): ConditionContext {
	const { values, marks, type, steps } = realisation;
	return { values, stored: values, today: today(now), roles: actor.roles, marks, type, steps, conditions: flow.conditions };
}

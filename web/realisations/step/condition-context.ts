import {
	type Actor,
	type CompiledFlow,
	type ConditionContext,
	type RealisationRecord,
	realisationOf,
	today,
	type Values,
} from "../../../engine/index.ts";

/** What stays the same while somebody types. `now`: instant in milliseconds. */
export interface Surroundings {
	readonly flow: CompiledFlow;
	readonly actor: Actor;
	readonly record: RealisationRecord;
	readonly now: number;
}

/** What a condition looks at, with the values as they are typed. */
export function conditionContext({ flow, actor, record, now }: Surroundings, values: Values): ConditionContext {
	const { values: stored, marks, type, steps } = realisationOf(record);
	return { values, stored, today: today(now), roles: actor.roles, marks, type, steps, conditions: flow.conditions };
}

import type { Day } from "../../calendar/day.ts";
import type { Condition, StepCode } from "../../definition/flow-definition.ts";
import type { StepState, Values } from "../../realisation/realisation.ts";

/** Everything an expression may read: no clock, no environment. */
export interface ConditionContext {
	/** The values as they would be after this save. */
	readonly values: Values;
	/** The values before this save. */
	readonly stored: Values;
	readonly today: Day;
	/** Roles of the acting person in the tenant. */
	readonly roles: readonly string[];
	readonly marks: readonly string[];
	/** Process type. */
	readonly type: string;
	readonly steps: Readonly<Record<StepCode, StepState>>;
	/** Named conditions of the flow. */
	readonly conditions: Readonly<Record<string, Condition>>;
	/** Whether a location is known to lie in another municipality than the process's. When left out, no location is known to. */
	readonly elsewhere?: (latitude: number, longitude: number) => boolean;
	/** The current list item, inside `some`, `all` and `none`. */
	readonly item?: unknown;
}

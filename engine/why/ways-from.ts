import type { CompiledStep } from "../compile/compiled-flow.ts";
import type { Branch, Condition, StepCode } from "../definition/flow-definition.ts";

/** Where a step leads: to a step; null when the process ends; undefined when the sub-steps decide that. */
export type Destination = StepCode | null | undefined;

interface Left {
	readonly to: Destination;
	readonly label: string | undefined;
}

interface Conditional extends Left {
	readonly when: Condition;
}

/** The ways on from a step that have a condition, of which the first that holds is taken, and the one that is left when none does. */
export function waysFrom(step: CompiledStep): { readonly conditional: readonly Conditional[]; readonly left: Left } {
	const { branches } = step;
	const last = branches.findIndex(({ when }) => when === undefined);
	const conditional = (last < 0 ? branches : branches.slice(0, last)).flatMap((branch) =>
		branch.when === undefined ? [] : [{ to: endOf(step, branch), when: branch.when, label: branch.label }],
	);
	const left = branches[last];
	return { conditional, left: left === undefined ? { to: onward(step), label: undefined } : { to: endOf(step, left), label: left.label } };
}

/** Without a step of its own a branch ends the process; that of a sub-step only if it cancels the process. */
function endOf({ parent }: CompiledStep, { to, effects = [] }: Branch): Destination {
	return to ?? (parent === null || effects.some((effect) => "cancel" in effect) ? null : undefined);
}

function onward({ parent, definition, following }: CompiledStep): Destination {
	if (parent !== null) return undefined;
	return definition.final === true ? null : (following?.code ?? null);
}

import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";

/**
 * Where completing a step may lead, whatever is filled in: to steps, and to the end of the process (null). For the last sub-step of a
 * track: where its parent step may lead, once all others are finished.
 */
export function waysOn(flow: CompiledFlow, code: StepCode): readonly (StepCode | null)[] {
	const step = flow.steps.get(code);
	if (step === undefined) return [];
	const { branches, following, parent, definition } = step;
	if (parent !== null) return following === null ? waysOn(flow, parent.code) : [following.code];
	const ways = branches.map(({ to }) => to ?? null);
	if (!branches.some(({ when }) => when === undefined)) ways.push(definition.final === true ? null : (following?.code ?? null));
	return [...new Set(ways)];
}

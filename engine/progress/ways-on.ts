import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";

/**
 * Where completing a step may lead, whatever is filled in: to steps, and to the end of the process (null). For the last sub-step of a
 * track: where its parent step may lead, once all others are finished. For the last of those that come `first`: to the beginning of each
 * track, and where the parent may lead if no track applies. Sub-steps that do not apply are passed over, so what lies behind those named
 * here may follow at once.
 */
export function waysOn(flow: CompiledFlow, code: StepCode): readonly (StepCode | null)[] {
	const step = flow.steps.get(code);
	if (step === undefined) return [];
	const { branches, following, parent, definition } = step;
	if (parent !== null) return [...new Set([...branchesOfPart(step), ...onFromPart(flow, step, parent)])];
	const ways = branches.map(({ to }) => to ?? null);
	if (!branches.some(({ when }) => when === undefined)) ways.push(definition.final === true ? null : (following?.code ?? null));
	return [...new Set(ways)];
}

/** Without a step of its own, a branch of a sub-step goes on with its track, unless it cancels the process. */
function branchesOfPart({ branches }: CompiledStep): readonly (StepCode | null)[] {
	return branches.flatMap(({ to, effects = [] }) => {
		if (effects.some((effect) => "cancel" in effect)) return [null];
		return to === undefined ? [] : [to];
	});
}

function onFromPart(flow: CompiledFlow, { track, following }: CompiledStep, parent: CompiledStep): readonly (StepCode | null)[] {
	if (following !== null) return [following.code];
	const beginnings = parent.children.filter((child, index) => child.track !== parent.children[index - 1]?.track && child.track !== "first");
	return [...(track === "first" ? beginnings.map((child) => child.code) : []), ...waysOn(flow, parent.code)];
}

import type { StepCode } from "../../definition/index.ts";
import type { StepEntry } from "../places/entries.ts";
import type { FlowModel } from "./flow-model.ts";

/** Where completing a step can lead: codes of top-level steps, and whether the process can end there. */
interface Exits {
	readonly to: readonly StepCode[];
	readonly ends: boolean;
}

export function topSteps({ steps }: Pick<FlowModel, "steps">): readonly StepEntry[] {
	return steps.filter(({ parent }) => parent === undefined);
}

/** Exits of a top-level step. When no branch holds, the following step is next. */
export function exitsOf(entry: StepEntry, model: Pick<FlowModel, "steps">): Exits {
	if (entry.step.final === true) return { to: [], ends: true };
	const tops = topSteps(model);
	const following = tops[tops.indexOf(entry) + 1]?.step.code;
	const branches = entry.step.next ?? [];
	const always = branches.findIndex(({ when }) => when === undefined);
	const taken = always === -1 ? branches : branches.slice(0, always + 1);
	return {
		to: [...taken.flatMap(({ to }) => to ?? []), ...(always === -1 && following !== undefined ? [following] : [])],
		ends: taken.some(({ effects }) => effects?.some((effect) => "cancel" in effect)),
	};
}

/** Codes of the top-level steps reachable from the first. */
export function reachableSteps(model: Pick<FlowModel, "steps">): ReadonlySet<StepCode> {
	return reachableFrom(topSteps(model)[0]?.step.code, model);
}

/** Codes of the top-level steps reachable from this one, itself included. */
export function reachableFrom(start: StepCode | undefined, model: Pick<FlowModel, "steps">): ReadonlySet<StepCode> {
	const tops = topSteps(model);
	const reached = new Set<StepCode>();
	const visit = (code: StepCode | undefined): void => {
		const entry = tops.find(({ step }) => step.code === code);
		if (entry === undefined || reached.has(entry.step.code)) return;
		reached.add(entry.step.code);
		for (const next of exitsOf(entry, model).to) visit(next);
	};
	visit(start);
	return reached;
}

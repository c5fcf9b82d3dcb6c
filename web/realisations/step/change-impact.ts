import type { RealisationRecord, ResolvedFlow, ResolvedStep, StepCode } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import { withChildren } from "./field-labels.ts";

export interface ChangeImpact {
	/** Labels of the reached steps behind the changed one: they must be done again. */
	readonly reopens: readonly { readonly code: StepCode; readonly label: string }[];
	/** Outcomes that are filled in now and will be emptied. */
	readonly empties: readonly string[];
}

/** What saving a change of a step does to the rest of the process: what stands in the flow, told beforehand. */
export function changeImpact(flow: ResolvedFlow, record: RealisationRecord, step: StepCode): ChangeImpact {
	const later = resetWith(flow, step);
	const reached = new Set(record.flow.state.map((state) => state.step));
	return {
		reopens: later.filter(({ code }) => reached.has(code)).map(({ code, label }) => ({ code, label })),
		empties: [...new Set(later.flatMap(({ outcomes = [] }) => outcomes))].filter((path) => isFilled(valueAt(record.values, path))),
	};
}

function isFilled(value: unknown): boolean {
	return value !== undefined && value !== null && value !== "";
}

/** The steps that a change of one resets besides itself: those behind it, and of a sub-step only those of its own track. */
function resetWith(flow: ResolvedFlow, code: StepCode): readonly ResolvedStep[] {
	const behind = (steps: readonly ResolvedStep[]) => steps.slice(steps.findIndex((step) => step.code === code) + 1);
	const place = flow.steps.findIndex((step) => withChildren(step).some((candidate) => candidate.code === code));
	const after = flow.steps.slice(place + 1).flatMap(withChildren);
	const { first = [], tracks = [] } = flow.steps[place]?.children ?? {};
	if (first.some((step) => step.code === code)) return [...behind(first), ...tracks.flatMap(({ steps }) => steps), ...after];
	const own = tracks.find(({ steps }) => steps.some((step) => step.code === code))?.steps;
	return [...(own === undefined ? [] : behind(own)), ...after];
}

import type { RealisationRecord, ResolvedFlow, StepCode } from "../../../engine/index.ts";
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
	const order = flow.steps.flatMap(withChildren);
	const later = order.slice(order.findIndex((candidate) => candidate.code === step) + 1);
	const reached = new Set(record.flow.state.map((state) => state.step));
	return {
		reopens: later.filter(({ code }) => reached.has(code)).map(({ code, label }) => ({ code, label })),
		empties: [...new Set(later.flatMap(({ outcomes = [] }) => outcomes))].filter((path) => isFilled(valueAt(record.values, path))),
	};
}

function isFilled(value: unknown): boolean {
	return value !== undefined && value !== null && value !== "";
}

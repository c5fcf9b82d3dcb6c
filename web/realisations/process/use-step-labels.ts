import type { CompiledFlow, RealisationEvent, RealisationRecord } from "../../../engine/index.ts";
import { useFlowAt } from "./use-flow-at.ts";

/** The label of a step that an event names; "" if there is none, or while its version of the flow is not loaded. */
export type StepLabelAt = (event: RealisationEvent) => (code: string) => string;

/**
 * An event names a step by the code that it had then: in a later version, to which the process was taken along, the same code may be
 * another step. `flow`: the version that the process runs on now.
 */
export function useStepLabels(record: Pick<RealisationRecord, "flow" | "Events">, flow: CompiledFlow): StepLabelAt {
	const flowAt = useFlowAt(record, flow);
	return (event) => (code) => flowAt(event)?.steps.get(code)?.definition.label ?? "";
}

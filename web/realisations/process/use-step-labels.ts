import { useQueries, useQueryClient } from "@tanstack/react-query";
import { type CompiledFlow, type RealisationEvent, type RealisationRecord, versionsIn } from "../../../engine/index.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";

/** The label of a step that an event names; "" if there is none, or while its version of the flow is not loaded. */
export type StepLabelAt = (event: RealisationEvent) => (code: string) => string;

/**
 * An event names a step by the code that it had then: in a later version, to which the process was taken along, the same code may be
 * another step. `flow`: the version that the process runs on now. Usually it is the only one, and nothing is loaded.
 */
export function useStepLabels({ flow: { uuid }, Events }: Pick<RealisationRecord, "flow" | "Events">, flow: CompiledFlow): StepLabelAt {
	const client = useQueryClient();
	const former = versionsIn(Events).filter((version) => version !== flow.definition.version);
	const loaded = useQueries({
		queries: former.map((version) => ({ ...compiledFlowQuery(client, uuid, version), meta: { quiet: true } })),
		combine: (results) => results.map(({ data }) => data?.flow),
	});
	const flows = new Map<string, CompiledFlow | undefined>([
		[flow.definition.version, flow],
		...former.map((version, index) => [version, loaded[index]] as const),
	]);
	return (event) => (code) => flows.get(event.version)?.steps.get(code)?.definition.label ?? "";
}

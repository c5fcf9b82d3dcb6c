import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { type CompiledFlow, type RealisationEvent, type RealisationRecord, versionsIn } from "../../../engine/index.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";

/**
 * The flow in the version in which an event happened; undefined while it is not loaded. `flow`: the version that the process runs on
 * now. Usually it is the only one, and nothing is loaded.
 */
export function useFlowAt(
	{ flow: { uuid }, Events }: Pick<RealisationRecord, "flow" | "Events">,
	flow: CompiledFlow,
): (event: RealisationEvent) => CompiledFlow | undefined {
	const client = useQueryClient();
	const former = useMemo(() => versionsIn(Events).filter((version) => version !== flow.definition.version), [Events, flow]);
	const combine = useCallback(
		(results: readonly { readonly data: { readonly flow: CompiledFlow } | undefined }[]) => results.map(({ data }) => data?.flow),
		[],
	);
	const loaded = useQueries({
		queries: former.map((version) => ({ ...compiledFlowQuery(client, uuid, version), meta: { quiet: true } })),
		combine,
	});
	return useCallback(
		({ version }) => (version === flow.definition.version ? flow : loaded[former.indexOf(version)]),
		[flow, former, loaded],
	);
}

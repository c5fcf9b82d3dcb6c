import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type CompiledFlow, compileFlow, type RealisationRecord, type ValidatorOf } from "../../engine/index.ts";
import { loadValidators } from "./load-validators.ts";
import { type Specification, specificationQueries } from "./specification.ts";

interface LoadedFlow {
	readonly specification: Specification;
	readonly flow: CompiledFlow;
	/** Throws for a section that the server compiled no validator for. */
	readonly validators: ValidatorOf;
}

/**
 * A flow in the version a process was started with, ready to run. Versions never change, so each is fetched and
 * compiled once per page load.
 */
export function compiledFlowQuery(client: QueryClient, uuid: string, version: string) {
	return queryOptions({
		queryKey: ["compiled-flow", uuid, version],
		queryFn: async (): Promise<LoadedFlow> => {
			const specification = await client.ensureQueryData(specificationQueries.byVersion(uuid, version));
			const validators = await loadValidators(specification.validators);
			return { specification, validators, flow: compileFlow(specification.definition, { validators }) };
		},
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	});
}

/** The flow in the version that the process runs on; undefined while it loads. */
export function useFlow(record: Pick<RealisationRecord, "flow"> | undefined): CompiledFlow | undefined {
	const client = useQueryClient();
	const { data } = useQuery({
		...compiledFlowQuery(client, record?.flow.uuid ?? "", record?.flow.version ?? ""),
		enabled: record !== undefined,
		throwOnError: true,
	});
	return data?.flow;
}

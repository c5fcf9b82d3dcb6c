import { queryOptions } from "@tanstack/react-query";
import type { ResolvedFlow, StepCode } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { pathOf, request } from "../api/request.ts";

export interface SpecificationStep {
	readonly uuid: string;
	readonly step: StepCode;
	readonly label: string;
	readonly version: string;
	readonly children?: readonly SpecificationStep[];
	readonly final?: boolean;
	readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] };
}

export interface Specification {
	readonly uuid: string;
	readonly version: string;
	readonly hash: string;
	readonly label: string;
	readonly steps: readonly SpecificationStep[];
	/** The flow with every block put in its place, as the engine compiles it. */
	readonly definition: ResolvedFlow;
	/** Address of the module with the compiled validators of this version; never changes under one address. */
	readonly validators: string;
}

/** Throws 'missing flow specification' when the server does not have it: without it no process can be shown. */
export async function getSpecification(uuid: string, version: string | undefined, signal?: AbortSignal): Promise<Specification> {
	const answer = await request<Specification | null>({
		method: "GET",
		path: pathOf`processes/specification/${uuid}`,
		query: { version },
		...(signal ? { signal } : {}),
	}).catch((reason: unknown) => {
		if (reason instanceof ApiProblem && reason.status === 404) return null;
		throw reason;
	});
	if (!answer?.data?.definition) throw new Error("missing flow specification");
	return answer.data;
}

export const specificationQueries = {
	/** Without a version: the current one. One version never changes, so it is fetched once. */
	byVersion: (uuid: string, version?: string) =>
		queryOptions({
			queryKey: ["specification", uuid, version ?? "current"],
			queryFn: ({ signal }) => getSpecification(uuid, version, signal),
			staleTime: version ? Number.POSITIVE_INFINITY : 5 * 60_000,
		}),
};

import { queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

export type Specification = DataOf<"getSpecification">;

/** Throws 'missing flow specification' if the server doesn't have it: without it no process can be shown. */
export async function getSpecification(uuid: string, version: string | undefined, signal?: AbortSignal): Promise<Specification> {
	const answer = await call(operations.getSpecification, { params: { uuid }, query: { version }, signal }).catch((reason: unknown) => {
		if (reason instanceof ApiProblem && reason.status === 404) return null;
		throw reason;
	});
	if (!answer?.data?.definition) throw new Error("missing flow specification");
	return answer.data;
}

export const specificationQueries = {
	/** Without a version: the current one. A version never changes, so it is fetched once. */
	byVersion: (uuid: string, version?: string) =>
		queryOptions({
			queryKey: ["specification", uuid, version ?? "current"],
			queryFn: ({ signal }) => getSpecification(uuid, version, signal),
			staleTime: version ? Number.POSITIVE_INFINITY : 5 * 60_000,
		}),
};

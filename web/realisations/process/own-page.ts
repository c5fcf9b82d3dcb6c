import type { Query } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";

/** Statuses that mean the process doesn't exist for this person. */
const unknown: readonly number[] = [400, 403, 404];

/** Whether the server said that there is no such process for this person, rather than not answering. */
export function isUnknown(problem: unknown): boolean {
	return problem instanceof ApiProblem && unknown.includes(problem.status);
}

/**
 * How the process of a page is asked for. A process that could not be fetched fails the page, which then says so and can be
 * loaded again; a failure to refresh leaves the page, and what is filled in on it, as it is.
 */
export const onOwnPage = {
	meta: { quiet: unknown },
	throwOnError: (problem: Error, { state }: Pick<Query, "state">) => state.data === undefined && !isUnknown(problem),
};

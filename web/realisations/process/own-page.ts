import type { Query } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";

/** Why there is no process to show: it does not exist (yet), this person may not see it, or the address is malformed. */
type Absence = "none" | "denied" | "misnamed";

const absences: Readonly<Record<number, Absence>> = { 400: "misnamed", 403: "denied", 404: "none" };

/** The absence that the server reported; null if it has not responded, or failed for another reason. */
export function absenceOf(problem: unknown): Absence | null {
	return problem instanceof ApiProblem ? (absences[problem.status] ?? null) : null;
}

/**
 * Query options for the process of a page. If a process can't be fetched, the page fails, says so and can be loaded again; a failed refetch
 * leaves the page and its input as they are. That a process does not exist is final: refetching it would take the form that starts one off
 * the screen meanwhile.
 */
export const onOwnPage = {
	meta: { quiet: Object.keys(absences).map(Number) },
	throwOnError: (problem: Error, { state }: Pick<Query, "state">) => state.data === undefined && absenceOf(problem) === null,
	refetchOnReconnect: ({ state }: Pick<Query, "state">) => absenceOf(state.error) !== "none",
};

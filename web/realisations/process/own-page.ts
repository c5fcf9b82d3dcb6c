import type { Query } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";

/** Why there is no process to show: there is none (yet), this person may not see it, or the address names none. */
type Absence = "none" | "denied" | "misnamed";

const absences: Readonly<Record<number, Absence>> = { 400: "misnamed", 403: "denied", 404: "none" };

/** What the server said of the process; null if it has not answered, or not about the process. */
export function absenceOf(problem: unknown): Absence | null {
	return problem instanceof ApiProblem ? (absences[problem.status] ?? null) : null;
}

/**
 * How the process of a page is asked for. A process that could not be fetched fails the page, which then says so and can be
 * loaded again; a failure to refresh leaves the page, and what is filled in on it, as it is. That there is none is final:
 * asked again, it would take the start of one off the screen for as long as that lasts.
 */
export const onOwnPage = {
	meta: { quiet: Object.keys(absences).map(Number) },
	throwOnError: (problem: Error, { state }: Pick<Query, "state">) => state.data === undefined && absenceOf(problem) === null,
	refetchOnReconnect: ({ state }: Pick<Query, "state">) => absenceOf(state.error) !== "none",
};

import { ApiProblem } from "./api-problem.ts";
import type { CodeOf, CurrentOf, OperationId } from "./operation.ts";

/**
 * The refusal of a call, with the codes that the description names for it and the record that a conflict brings; null
 * when it failed of something else, which is a bug. `problemOf<"saveStep">(error)?.code === "stale"`: another call's code
 * does not compile.
 */
export function problemOf<Id extends OperationId>(error: unknown): ApiProblem<CodeOf<Id>, CurrentOf<Id>> | null {
	return isRefusalOf<Id>(error) ? error : null;
}

/** Which call it was only the caller knows. */
function isRefusalOf<Id extends OperationId>(error: unknown): error is ApiProblem<CodeOf<Id>, CurrentOf<Id>> {
	return error instanceof ApiProblem;
}

/** The refusal of a question that only the rows of a list could answer, while the server makes them. */
export function isFillingRefusal(error: unknown): error is Error {
	return problemOf<"listRequestRows">(error)?.code === "list-filling";
}

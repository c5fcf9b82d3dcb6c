import { ApiProblem } from "./api-problem.ts";
import type { CodeOf, CurrentOf, OperationId } from "./operation.ts";

/**
 * The refusal of a call, with the codes that the description lists for it and the record that a conflict contains;
 * null when the call failed for another reason, which is a bug. `problemOf<"saveStep">(error)?.code === "stale"`: a
 * code of another call does not compile.
 */
export function problemOf<Id extends OperationId>(error: unknown): ApiProblem<CodeOf<Id>, CurrentOf<Id>> | null {
	return isRefusalOf<Id>(error) ? error : null;
}

/** Only the caller knows which call this was. */
function isRefusalOf<Id extends OperationId>(error: unknown): error is ApiProblem<CodeOf<Id>, CurrentOf<Id>> {
	return error instanceof ApiProblem;
}

/** The refusal of a request that needs the rows of a list while the server is still filling them. */
export function isFillingRefusal(error: unknown): error is Error {
	return problemOf<"listRequestRows">(error)?.code === "list-filling";
}

import { ApiProblem } from "./api-problem.ts";

/** A page that failed because of a call says so itself; any other failure is a fault of the product, for the console. */
export function reportCaughtError(error: unknown): void {
	if (!(error instanceof ApiProblem)) reportError(error);
}

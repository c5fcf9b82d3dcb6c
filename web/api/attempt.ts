import { ApiProblem } from "./api-problem.ts";
import { notifyError } from "./notify.ts";

/**
 * Carries out a call for a caller that only needs to know whether it worked: a refusal is shown in the global
 * notification, and the caller gets false. Other errors are bugs and propagate.
 */
export async function attempt<Data>(call: () => Promise<Data>): Promise<Data | false> {
	try {
		return await call();
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error;
		notifyError(error);
		return false;
	}
}

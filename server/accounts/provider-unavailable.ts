import { errors } from "oidc-provider";
import { databaseFailure } from "../database/database-failure.ts";

/**
 * Work for the provider that needs the database. When that is away the provider answers 503 by its own page or error:
 * what it takes for a fault of its own would be 500, and a record that is not found would end a session.
 */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (databaseFailure(error) === undefined) throw error;
		const unavailable = new errors.OIDCProviderError(503, "temporarily_unavailable", { cause: error });
		// The page says so itself: to the web it would be a sign-in that failed.
		throw Object.assign(unavailable, { expose: true, allow_redirect: false });
	}
}

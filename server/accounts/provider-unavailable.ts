import { errors } from "oidc-provider";
import { databaseFailure } from "../database/dialects/database-failure.ts";

/**
 * Work for the provider that needs the database. While the database is away the provider answers 503 with its own
 * page or error: otherwise it would answer 500, and a record that is not found would end a session.
 */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (databaseFailure(error) === undefined) throw error;
		const unavailable = new errors.OIDCProviderError(503, "temporarily_unavailable", { cause: error });
		// The page says so itself: the web would take it for a failed sign-in.
		throw Object.assign(unavailable, { expose: true, allow_redirect: false });
	}
}

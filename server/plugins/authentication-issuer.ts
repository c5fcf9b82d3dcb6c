import type { PublicKey } from "./authentication-public-keys.ts";
import type { Person } from "./person.ts";

/** What the embedded provider tells the authentication of the API directly, so that no network is asked. */
export interface EmbeddedIssuer {
	readonly issuer: string;
	readonly keys: readonly PublicKey[];
	/**
	 * Says as whom a token counts at this moment, or undefined when it no longer does: the account is gone or disabled,
	 * its tokens were withdrawn, or the session was ended. Roles are those of now, not of when the token was issued.
	 */
	readonly standing: (token: IssuedToken) => Promise<Pick<Person, "name" | "email" | "roles" | "acceptedTerms"> | undefined>;
}

export interface IssuedToken {
	readonly accountId: string;
	/** Grant the token was issued under; undefined when it names none. */
	readonly grantId: string | undefined;
	/** Seconds since 1970. */
	readonly issuedAt: number;
}

/** Claim that ties an access token of the embedded provider to its grant. */
export const grantClaim = "laadstroom_grant";

declare module "fastify" {
	interface FastifyInstance {
		/** Null when an external provider signs people in. */
		embeddedIssuer: EmbeddedIssuer | null;
	}
}

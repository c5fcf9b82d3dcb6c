import type { Person } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import type { PublicKey } from "./public-keys.ts";

/** The embedded provider's direct interface to the API's authentication, without the network. */
export interface EmbeddedIssuer {
	readonly issuer: string;
	/**
	 * The keys with which tokens may be signed; `again`: read from the database at this moment, where another server may have added one.
	 */
	readonly keys: (again: boolean) => Promise<readonly PublicKey[]>;
	/**
	 * The person that a token currently represents, or undefined when it no longer does: the account is gone or disabled, its tokens were
	 * withdrawn, or the session was ended. Roles are the current ones, not those when the token was issued.
	 */
	readonly standing: (token: IssuedToken) => Promise<Pick<Person, "name" | "email" | "roles" | "acceptedTerms"> | undefined>;
	/** The current roles of an account; undefined when it is gone or disabled. */
	readonly roles: (accountId: string) => Promise<Person["roles"] | undefined>;
	/** Within the write that makes a tenant. A demo account gets no roles here: it is returned, to be listed. */
	readonly giveRoles: (
		db: WriteScope["db"],
		given: { readonly userId: string; readonly tenant: string; readonly roles: Person["roles"][string] },
	) => Promise<{ readonly email: string; readonly name: string } | null>;
	/** Within the write that removes a tenant: nobody has a role in it any more. */
	readonly takeRoles: (db: WriteScope["db"], tenant: string) => Promise<void>;
	/** Brings the demo accounts in line with the current tenants; a no-op without a demonstration. */
	readonly tenantsChanged: () => Promise<void>;
}

interface IssuedToken {
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

import type { Person } from "../../engine/index.ts";
import type { EmbeddedIssuer } from "../authentication/issuer.ts";
import { claimFromRoles, rolesFromClaim } from "../authentication/roles.ts";
import { grantStands } from "./provider-records.ts";
import type { Account, AccountsStore } from "./store/accounts-store.ts";
import type { AccountsDatabase } from "./store/accounts-tables.ts";
import type { TermsStore } from "./terms/terms-store.ts";

/** Looks up what has happened to an account and its session since a token was issued. */
export function issuerStanding(database: AccountsDatabase, accounts: AccountsStore, terms: TermsStore): EmbeddedIssuer["standing"] {
	return async ({ accountId, grantId, issuedAt }) => {
		const account = await accounts.findById(accountId);
		if (account === undefined || account.disabled) return undefined;
		if (issuedAt < Math.floor(account.tokensValidFrom / 1000)) return undefined;
		if (grantId === undefined || !(await grantStands(database, grantId))) return undefined;
		return { name: account.name, email: account.email, roles: rolesOf(account), acceptedTerms: await terms.of(accountId) };
	};
}

/** Looks up the roles of an account, without a token; undefined when it is gone or disabled. */
export function issuerRoles(accounts: AccountsStore): EmbeddedIssuer["roles"] {
	return async (accountId) => {
		const account = await accounts.findById(accountId);
		return account === undefined || account.disabled ? undefined : rolesOf(account);
	};
}

/** Read like a claim: an account may name its customers as people write them. */
function rolesOf({ roles }: Account): Person["roles"] {
	return rolesFromClaim(claimFromRoles(roles));
}

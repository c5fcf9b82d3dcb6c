import { Problem } from "../../problems/problem.ts";
import { noteEvent, tenantsOf } from "../store/account-trail.ts";
import type { Account, AccountsStore } from "../store/accounts-store.ts";
import type { AccountsDatabase, AccountsTables } from "../store/accounts-tables.ts";
import type { SignInAttempts } from "../store/sign-in-attempt-store.ts";
import type { BreachedPasswords } from "./breached-passwords.ts";
import { hashPassword, passwordFits } from "./password.ts";
import { earlierHashes, replacePassword } from "./password-history-store.ts";
import { type PasswordOrder, type PasswordProvider, passwordErrors } from "./password-provider.ts";
import { passwordProblem } from "./password-rules.ts";

interface EmbeddedPasswords {
	readonly database: AccountsDatabase;
	readonly accounts: AccountsStore;
	readonly attempts: SignInAttempts;
	/** Names of the product and the organisations, which no password may contain. */
	readonly context: () => readonly string[];
	readonly breached: BreachedPasswords;
	readonly now: () => number;
}

/** Passwords of the accounts that are kept here. */
export interface AccountPasswords extends PasswordProvider {
	/**
	 * Replaces the password for somebody who has proved that the account is theirs. Returns null when done, otherwise the text of the
	 * error; throws when somebody else changed it first.
	 */
	choose(order: { readonly account: Account } & Pick<PasswordOrder, "password" | "by" | "write">): Promise<string | null>;
}

export function embeddedPasswords({ database, accounts, attempts, context, breached, now }: EmbeddedPasswords): AccountPasswords {
	async function wasUsed(hashes: readonly string[], password: string): Promise<boolean> {
		for (const hash of hashes) if (await passwordFits(hash, password)) return true;
		return false;
	}

	const passwords: AccountPasswords = {
		async change({ userId, signedInAt, password, by, write }) {
			const account = await accounts.findById(userId);
			if (account === undefined || account.disabled) throw new Problem("unauthenticated");
			// They signed in with an earlier password; its token may still be accepted for a few seconds.
			if (signedInAt < account.tokensValidFrom) throw new Problem("sign-in-too-old");
			return passwords.choose({ account, password, by, write });
		},

		async choose({ account, password, by, write }) {
			const userId = account.id;
			const problem = passwordProblem(password, [...context(), account.name, account.email]);
			if (problem !== null) return problem;
			if (breached.has(password.normalize("NFKC"))) return passwordErrors.blacklisted;

			// Comparing with former passwords is expensive, and would reveal them to somebody with a stolen token.
			const { allowed } = await attempts.begin("password", userId, now());
			if (!allowed) throw new Problem("too-many-requests");
			if (await wasUsed([account.passwordHash, ...(await earlierHashes(database, userId))], password)) return passwordErrors.usedBefore;
			const hash = await hashPassword(password);
			await write(async (scope) => {
				const order = { accountId: userId, before: account.passwordHash, hash, now: now() };
				if (!(await replacePassword(scope.db.withTables<AccountsTables>(), order))) throw new Problem("stale");
				const event = { operation: "signOutEverywhere", outcome: "done", userId, target: tenantsOf(account) };
				await noteEvent(scope, { ...event, by, now: now() });
			});
			await attempts.succeed("password", userId);
			return null;
		},
	};
	return passwords;
}

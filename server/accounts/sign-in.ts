import { knownDevice } from "./known-device.ts";
import { longestPassword, passwordFits } from "./password/password.ts";
import { type Account, type AccountsStore, accountKey } from "./store/accounts-store.ts";
import type { SignInAttempts } from "./store/sign-in-attempt-store.ts";

export type SignInResult =
	| { readonly outcome: "signed-in"; readonly account: Account }
	| { readonly outcome: "refused"; readonly reason: "wrong-password" | "account-disabled" | "unknown-account"; readonly account?: Account }
	/** `first`: this wait has not been reported yet. */
	| { readonly outcome: "too-many"; readonly waitSeconds: number; readonly first: boolean };

interface Credentials {
	readonly email: string;
	readonly password: string;
	/** Network address of the attempt. */
	readonly address: string;
	readonly cookies: string | undefined;
}

/**
 * Checks an e-mail address and password. Known and unknown accounts get the same answers after the same work;
 * attempts are counted per account, known device and network address.
 */
export async function signIn(
	{
		accounts,
		attempts,
		deviceKeys,
		now,
	}: { accounts: AccountsStore; attempts: SignInAttempts; deviceKeys: () => readonly string[]; now: number },
	credentials: Credentials,
): Promise<SignInResult> {
	const email = accountKey(credentials.email);
	const fromAddress = await attempts.begin("address", credentials.address, now);
	if (!fromAddress.allowed) return { outcome: "too-many", waitSeconds: fromAddress.waitSeconds, first: fromAddress.first };

	const device = knownDevice(deviceKeys(), email, credentials.cookies);
	const [kind, name] = device === undefined ? (["account", email] as const) : (["device", `${email}\n${device}`] as const);
	const counted = await attempts.begin(kind, name, now);
	if (!counted.allowed) return { outcome: "too-many", waitSeconds: counted.waitSeconds, first: counted.first };

	const account = await accounts.findByEmail(email);
	const usable = account?.disabled === false ? account : undefined;
	const fits = await passwordFits(usable?.passwordHash, credentials.password.slice(0, 4 * longestPassword));
	if (!fits || usable === undefined) {
		if (account === undefined) return { outcome: "refused", reason: "unknown-account" };
		return { outcome: "refused", reason: usable === undefined ? "account-disabled" : "wrong-password", account };
	}
	await attempts.succeed(kind, name);
	// Only takes back this attempt: failures at other accounts from the same address still count, or a guesser could sign in to an account
	// of their own in between.
	await attempts.takeBack("address", credentials.address);
	return { outcome: "signed-in", account: usable };
}

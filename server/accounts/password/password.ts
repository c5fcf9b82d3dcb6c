import { hash, verify } from "@node-rs/argon2";

/** Argon2id at the minimum that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer input is refused unread: hashing it would only spend time. Characters, after NFKC. */
export const longestPassword = 128;

export async function hashPassword(password: string): Promise<string> {
	return hash(password.normalize("NFKC"), cost);
}

/**
 * Whether the password fits the hash. Without a hash (no such account) a stand-in of the same cost is checked,
 * so that an unknown account takes as long as a known one.
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
	const fits = await verify(storedHash ?? (await standIn()), password.normalize("NFKC").slice(0, longestPassword)).catch(() => false);
	return fits && storedHash !== undefined && password.normalize("NFKC").length <= longestPassword;
}

let standInHash: Promise<string> | undefined;

/** Computed once; call it at the start, so that the first unknown account is not slower than the next. */
export function standIn(): Promise<string> {
	standInHash ??= hashPassword("no account has this password, and it would not be accepted either");
	return standInHash;
}

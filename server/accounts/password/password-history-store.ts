import type { AccountsDatabase } from "../store/accounts-tables.ts";
import { endEverySession } from "../store/end-every-session.ts";

/** Passwords that may not be reused, including the present one. */
const rememberedPasswords = 10;

/** Hashes of the passwords before the present one, newest first. */
export async function earlierHashes(database: AccountsDatabase, accountId: string): Promise<string[]> {
	const rows = await database
		.selectFrom("password_history")
		.select("password_hash")
		.where("account_id", "=", accountId)
		.orderBy("replaced_at", "desc")
		.limit(rememberedPasswords - 1)
		.execute();
	return rows.map(({ password_hash }) => password_hash);
}

interface NewPassword {
	readonly accountId: string;
	/** The hash as it was read: a change by somebody else in between is not overwritten. */
	readonly before: string;
	readonly hash: string;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/**
 * Replaces the current password, and ends everything begun with it: sessions, tokens and unfinished sign-ins. False, with nothing changed,
 * when the current one has changed in the meantime. `database`: a transaction.
 */
export async function replacePassword(database: AccountsDatabase, { accountId, before, hash, now }: NewPassword): Promise<boolean> {
	const { numUpdatedRows } = await database
		.updateTable("account")
		.set({ password_hash: hash, tokens_valid_from: now })
		.where("id", "=", accountId)
		.where("password_hash", "=", before)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return false;
	await database.insertInto("password_history").values({ account_id: accountId, replaced_at: now, password_hash: before }).execute();
	const kept = await database
		.selectFrom("password_history")
		.select("replaced_at")
		.where("account_id", "=", accountId)
		.orderBy("replaced_at", "desc")
		.limit(rememberedPasswords - 1)
		.execute();
	const oldest = kept.at(-1)?.replaced_at ?? 0;
	await database.deleteFrom("password_history").where("account_id", "=", accountId).where("replaced_at", "<", oldest).execute();
	await endEverySession(database, accountId);
	return true;
}

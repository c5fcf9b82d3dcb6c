import { createHash, randomBytes } from "node:crypto";
import type { AccountsDatabase } from "./accounts-tables.ts";

/**
 * Stored among the provider's records, which are removed when they expire, and together with all others of the account when its password is
 * chosen.
 */
const model = "AccountCode";
/** How long a code is valid. */
const codeHours = 24;

const nameOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/** A code with which its holder chooses the account's password, once. An earlier code becomes invalid. Only its hash is stored. */
export async function giveAccountCode(database: AccountsDatabase, accountId: string, now: number): Promise<string> {
	const code = randomBytes(32).toString("base64url");
	await database.deleteFrom("provider_record").where("model", "=", model).where("account_id", "=", accountId).execute();
	await database
		.insertInto("provider_record")
		.values({
			model,
			id: nameOf(code),
			payload: "{}",
			grant_id: null,
			uid: null,
			consumed_at: null,
			account_id: accountId,
			expires_at: now + codeHours * 3_600_000,
		})
		.execute();
	return code;
}

/** Id of the account that the code is for; undefined when it is unknown, used, or too old. */
export async function findAccountOfCode(database: AccountsDatabase, code: string, now: number): Promise<string | undefined> {
	const row = await database
		.selectFrom("provider_record")
		.select("account_id")
		.where("model", "=", model)
		.where("id", "=", nameOf(code))
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return row?.account_id ?? undefined;
}

import type { AccountsDatabase } from "./accounts-tables.ts";

/** Ends every session, grant, code and refresh token of an account. */
export async function endEverySession(database: AccountsDatabase, accountId: string): Promise<void> {
	await database.deleteFrom("provider_record").where("account_id", "=", accountId).execute();
}

import type { Kysely } from "kysely";
import { type Person, readJson, writeJson } from "../../../engine/index.ts";
import type { Database } from "../../database/tables.ts";
import type { AccountsTables } from "./accounts-tables.ts";

/** An account of a demonstration, as a tenant's file has it. */
interface ListedAccount {
	readonly email: string;
	readonly name: string;
}

/**
 * Gives an account that is kept here roles in a tenant that is new. Within a write. That of a demonstration has the roles
 * that tenants list for it, and gets none here: it is returned, to be listed. Somebody of an external provider has the
 * roles that the provider says.
 */
export async function giveRolesInNewTenant(
	db: Kysely<Database>,
	{ userId, tenant, roles }: { readonly userId: string; readonly tenant: string; readonly roles: Person["roles"][string] },
): Promise<ListedAccount | null> {
	const accounts = db.withTables<AccountsTables>();
	const account = await accounts.selectFrom("account").selectAll().where("id", "=", userId).executeTakeFirst();
	if (account === undefined) return null;
	if (account.demo !== 0) return { email: account.email, name: account.name };
	await accounts
		.updateTable("account")
		.set({ roles: writeJson({ ...readJson(account.roles), [tenant]: roles }) })
		.where("id", "=", userId)
		.execute();
	return null;
}

import type { Kysely } from "kysely";
import { type Person, readJson, writeJson } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import type { AccountsTables } from "./accounts-tables.ts";

/** A demo account as a tenant's file lists it. */
interface ListedAccount {
	readonly email: string;
	readonly name: string;
}

/**
 * Gives an account that is kept here roles in a new tenant. Within a write. A demo account gets its roles from the tenants' lists and none
 * here: it is returned, to be listed. For somebody of an external provider, that provider decides.
 */
export async function giveRolesInNewTenant(
	db: Kysely<Database>,
	{ userId, tenant, roles }: { readonly userId: string; readonly tenant: string; readonly roles: Person["roles"][string] },
): Promise<ListedAccount | null> {
	const accounts = db.withTables<AccountsTables>();
	const account = await accounts.selectFrom("account").selectAll().where("id", "=", userId).executeTakeFirst();
	if (account === undefined) return null;
	if (account.demo !== 0) return { email: account.email, name: account.name };
	await changeRoles(accounts, userId, (before) => ({ ...before, [tenant]: roles }));
	return null;
}

/** Within a write. Only for accounts that are kept here: an external provider's roles are its own. */
export async function takeRolesOfTenant(db: Kysely<Database>, tenant: string): Promise<void> {
	const accounts = db.withTables<AccountsTables>();
	for (const { id, roles } of await accounts.selectFrom("account").select(["id", "roles"]).execute()) {
		if (readJson(roles)[tenant] !== undefined) await changeRoles(accounts, id, ({ [tenant]: _, ...left }) => left);
	}
}

/** Changes the roles that the account has at that moment, so that roles given meanwhile in another tenant are not lost. */
export async function changeRoles(
	accounts: Kysely<AccountsTables>,
	id: string,
	change: (roles: Person["roles"]) => Person["roles"],
): Promise<void> {
	for (;;) {
		const account = await accounts.selectFrom("account").select("roles").where("id", "=", id).executeTakeFirst();
		if (account === undefined) return;
		const { numUpdatedRows } = await accounts
			.updateTable("account")
			.set({ roles: writeJson(change(readJson(account.roles))) })
			.where("id", "=", id)
			.where("roles", "=", account.roles)
			.executeTakeFirst();
		if (numUpdatedRows > 0n) return;
	}
}

import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type Person, readJson, writeJson } from "../../../engine/index.ts";
import type { AccountsDatabase, AccountsTables } from "./accounts-tables.ts";
import { changeRoles } from "./tenant-roles-store.ts";

export interface Account {
	readonly id: string;
	readonly email: string;
	readonly name: string;
	readonly passwordHash: string;
	readonly roles: Person["roles"];
	/** Milliseconds since 1970. */
	readonly tokensValidFrom: number;
	readonly disabled: boolean;
}

interface NewAccount {
	readonly email: string;
	readonly name: string;
	readonly passwordHash: string;
	readonly roles: Person["roles"];
	readonly demo: boolean;
}

export interface AccountsStore {
	findByEmail(email: string): Promise<Account | undefined>;
	findById(id: string): Promise<Account | undefined>;
	/** Adds the account, or updates the name and roles of an existing one, which keeps its password. */
	put(account: NewAccount, now: number): Promise<void>;
	/** Changes the current roles. Takes effect at once, also for tokens issued before. */
	changeRoles(id: string, change: (roles: Person["roles"]) => Person["roles"]): Promise<void>;
	/** Ends every token issued before `now`. */
	withdrawTokens(id: string, now: number): Promise<void>;
	disable(id: string, now: number): Promise<void>;
	/** Reverses `disable`; withdrawn tokens stay withdrawn. */
	enable(id: string): Promise<void>;
	/** In order of address. */
	all(): Promise<readonly Account[]>;
	disableDemoAccounts(keep: readonly string[], now: number): Promise<void>;
}

/** Addresses are compared without regard to case; characters that no address has, and some databases refuse, are left out. */
export const accountKey = (email: string) =>
	email
		.replace(/\p{Cc}|\p{Cs}/gu, "")
		.trim()
		.toLowerCase();

export function accountsStore(database: AccountsDatabase): AccountsStore {
	return {
		async findByEmail(email) {
			return toAccount(await database.selectFrom("account").selectAll().where("email", "=", accountKey(email)).executeTakeFirst());
		},
		async findById(id) {
			return toAccount(await database.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst());
		},
		async put(account, now) {
			const email = accountKey(account.email);
			const current = await this.findByEmail(email);
			const roles = writeJson(account.roles);
			const shared = { name: account.name, roles, demo: account.demo ? 1 : 0, disabled_at: null };
			if (current === undefined) {
				await database
					.insertInto("account")
					.values({ id: randomUUID(), email, password_hash: account.passwordHash, tokens_valid_from: 0, created_at: now, ...shared })
					.onConflict((conflict) => conflict.column("email").doUpdateSet(shared))
					.execute();
				return;
			}
			await database.updateTable("account").set(shared).where("id", "=", current.id).execute();
		},
		changeRoles: (id, change) => changeRoles(database, id, change),
		async withdrawTokens(id, now) {
			await database.updateTable("account").set({ tokens_valid_from: now }).where("id", "=", id).execute();
		},
		async disable(id, now) {
			await database.updateTable("account").set({ disabled_at: now, tokens_valid_from: now }).where("id", "=", id).execute();
		},
		async enable(id) {
			await database.updateTable("account").set({ disabled_at: null }).where("id", "=", id).execute();
		},
		async all() {
			const rows = await database.selectFrom("account").selectAll().orderBy("email").execute();
			return rows.map((row) => toAccount(row)).filter((account) => account !== undefined);
		},
		async disableDemoAccounts(keep, now) {
			let query = database
				.updateTable("account")
				.set({ disabled_at: now, tokens_valid_from: now })
				.where("demo", "=", 1)
				.where("disabled_at", "is", null);
			if (keep.length > 0) query = query.where("email", "not in", keep.map(accountKey));
			await query.execute();
		},
	};
}

function toAccount(row: Selectable<AccountsTables["account"]> | undefined): Account | undefined {
	if (row === undefined) return undefined;
	return {
		id: row.id,
		email: row.email,
		name: row.name,
		passwordHash: row.password_hash,
		roles: readJson(row.roles),
		tokensValidFrom: Number(row.tokens_valid_from),
		disabled: row.disabled_at !== null,
	};
}

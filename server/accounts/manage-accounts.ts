import { randomBytes } from "node:crypto";
import { rolesOf, type TenantDefinition } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import * as accountTexts from "../texts/accounts.ts";
import { choosePasswordPath } from "./choose-password-routes.ts";
import { hashPassword } from "./password/password.ts";
import { giveAccountCode } from "./store/account-code-store.ts";
import { accountsTrail, noteEvent, tenantsOf } from "./store/account-trail.ts";
import { type Account, type AccountsStore, accountKey, accountsStore } from "./store/accounts-store.ts";
import type { AccountsDatabase, AccountsTables } from "./store/accounts-tables.ts";
import { endEverySession } from "./store/end-every-session.ts";

/** The actor in the audit trail: whoever may run commands on the machine. */
const operator = "account-operator";

/** It was not done; the message is Dutch, for the person who runs the command. */
export class AccountError extends Error {}

interface AccountManagement {
	readonly data: Pick<DataDoor, "db" | "write">;
	readonly tenants: readonly Pick<TenantDefinition, "slug" | "roles">[];
	readonly publicUrl: string;
	readonly now: number;
}

/** A role as it is typed: `tenant:role`, `tenant:role:code,code`; without codes it applies everywhere. */
interface TypedRole {
	readonly tenant: string;
	readonly role: string;
	readonly codes: readonly string[];
}

/** What an operator can do with accounts of the embedded provider. Every function returns the Dutch text to show. */
export function manageAccounts({ data, tenants, publicUrl, now }: AccountManagement) {
	const database = data.db.withTables<AccountsTables>();
	const store = accountsStore(database);

	async function get(email: string, from = store): Promise<Account> {
		const account = await from.findByEmail(email);
		if (account === undefined) throw new AccountError(accountTexts.noSuchAccount(accountKey(email)));
		return account;
	}

	type Work<T> = (store: AccountsStore, database: AccountsDatabase) => Promise<T>;

	/** Writes the change together with its audit line. `work` returns the account concerned. */
	function write(operation: string, work: Work<Account>): Promise<Account> {
		return data.write(accountsTrail, async (scope) => {
			const within = scope.db.withTables<AccountsTables>();
			const account = await work(accountsStore(within), within);
			const target = `${account.id} ${tenantsOf(account)}`.trim();
			await noteEvent(scope, { operation, outcome: "done", userId: operator, target, by: { address: "", requestId: "" }, now });
			return account;
		});
	}

	const change = (operation: string, account: Account, work: Work<unknown>) =>
		write(operation, async (within, tables) => {
			await work(within, tables);
			return account;
		});

	function read(typed: string): TypedRole {
		const [tenant = "", role = "", codes = "*", ...more] = typed.split(":");
		const known = tenants.find(({ slug }) => slug === tenant);
		if (more.length > 0) throw new AccountError(accountTexts.notARole(typed));
		if (known === undefined) throw new AccountError(accountTexts.noSuchTenant(tenant, tenants.map(({ slug }) => slug).join(", ")));
		const names = rolesOf(known).map((each) => each.role);
		if (!names.includes(role)) throw new AccountError(accountTexts.noSuchRole(role, names.join(", ")));
		const list = codes.split(",");
		if (!list.every((code) => code === "*" || /^[\p{L}\p{N}][\p{L}\p{N}|-]{0,119}$/u.test(code))) {
			throw new AccountError(accountTexts.notCodes(codes));
		}
		return { tenant, role, codes: list };
	}

	function withRole(roles: Account["roles"], { tenant, role, codes }: TypedRole): Account["roles"] {
		return { ...roles, [tenant]: { ...roles[tenant], [role]: codes } };
	}

	function withoutRole(roles: Account["roles"], tenant: string, role: string): Account["roles"] {
		const { [tenant]: held = {}, ...elsewhere } = roles;
		const { [role]: _taken, ...others } = held;
		return Object.keys(others).length === 0 ? elsewhere : { ...elsewhere, [tenant]: others };
	}

	async function linkFor(account: Account): Promise<string> {
		if (account.disabled) throw new AccountError(accountTexts.disabledAlready(account.email));
		let code = "";
		await change("givePasswordLink", account, async (_store, tables) => {
			code = await giveAccountCode(tables, account.id, now);
		});
		return accountTexts.passwordLink(account.name, publicUrl, choosePasswordPath, code);
	}

	return {
		async add(email: string, name: string, roles: readonly string[]): Promise<string> {
			const key = accountKey(email);
			if (!/^[^\s@]+@[^\s@]+$/.test(key) || key.length > 254) throw new AccountError(accountTexts.notAnEmail(email));
			if (name.trim() === "") throw new AccountError(accountTexts.nameMissing);
			if (roles.length === 0) throw new AccountError(accountTexts.roleMissing);
			const held = roles.map(read).reduce<Account["roles"]>(withRole, {});
			// Nobody knows this password: the person chooses the first known one.
			const passwordHash = await hashPassword(randomBytes(48).toString("base64url"));
			const account = await write("addAccount", async (within) => {
				if ((await within.findByEmail(key)) !== undefined) throw new AccountError(accountTexts.accountExists(key));
				await within.put({ email: key, name: name.trim(), passwordHash, roles: held, demo: false }, now);
				return get(key, within);
			});
			return accountTexts.accountMade(key, await linkFor(account));
		},
		async giveRole(email: string, typed: string): Promise<string> {
			const account = await get(email);
			const given = read(typed);
			await change("giveRole", account, (within) => within.changeRoles(account.id, (roles) => withRole(roles, given)));
			return accountTexts.roleGiven(account.email, typed);
		},
		async takeRole(email: string, typed: string): Promise<string> {
			const account = await get(email);
			const [tenant = "", role = ""] = typed.split(":");
			if (account.roles[tenant]?.[role] === undefined) throw new AccountError(accountTexts.roleNotHeld(account.email, typed));
			await change("takeRole", account, (within) => within.changeRoles(account.id, (roles) => withoutRole(roles, tenant, role)));
			return accountTexts.roleTaken(account.email, tenant, role);
		},
		password: async (email: string): Promise<string> => linkFor(await get(email)),
		async disable(email: string): Promise<string> {
			const account = await get(email);
			await change("disableAccount", account, async (within, tables) => {
				await within.disable(account.id, now);
				await endEverySession(tables, account.id);
			});
			return accountTexts.accountDisabled(account.email);
		},
		async enable(email: string): Promise<string> {
			const account = await get(email);
			await change("enableAccount", account, (within) => within.enable(account.id));
			return accountTexts.accountEnabled(account.email);
		},
		async list(): Promise<string> {
			const lines = (await store.all()).map(({ email, name, roles, disabled }) => {
				const held = Object.entries(roles).flatMap(([tenant, of]) =>
					Object.entries(of).map(([role, codes]) => `${tenant}:${role}:${codes.join(",")}`),
				);
				return `${email}  ${name}  ${held.join(" ")}${disabled ? accountTexts.disabled : ""}\n`;
			});
			return lines.length === 0 ? accountTexts.noAccounts : lines.join("");
		},
	};
}

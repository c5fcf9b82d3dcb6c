import { randomBytes } from "node:crypto";
import { roles as knownRoles } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import { giveAccountCode } from "./account-code-store.ts";
import { type Account, accountKey, accountsStore } from "./accounts-store.ts";
import type { AccountsTables } from "./accounts-tables.ts";
import { choosePasswordPath } from "./choose-password-routes.ts";
import { endEverySession } from "./end-every-session.ts";
import { hashPassword } from "./password/password.ts";

/** It was not done; the message is Dutch, for the person at the door. */
export class AccountError extends Error {}

export interface AccountManagement {
	readonly data: Pick<DataDoor, "db">;
	/** Slugs of the tenants there are. */
	readonly tenants: readonly string[];
	readonly publicUrl: string;
	readonly now: number;
}

/** A role somewhere, as it is typed: `tenant:role`, `tenant:role:code,code`; without codes everywhere. */
interface TypedRole {
	readonly tenant: string;
	readonly role: string;
	readonly codes: readonly string[];
}

/** What who runs the product does with accounts of the embedded provider. Every answer is the Dutch text to show. */
export function manageAccounts({ data, tenants, publicUrl, now }: AccountManagement) {
	const database = data.db.withTables<AccountsTables>();
	const store = accountsStore(database);

	async function get(email: string): Promise<Account> {
		const account = await store.findByEmail(email);
		if (account === undefined) throw new AccountError(`Er is geen account ${accountKey(email)}.`);
		return account;
	}

	function read(typed: string): TypedRole {
		const [tenant = "", role = "", codes = "*", ...more] = typed.split(":");
		const names = knownRoles.map((known) => known.role);
		if (more.length > 0) throw new AccountError(`"${typed}" is geen rol. Schrijf tenant:rol of tenant:rol:0202,0268.`);
		if (!tenants.includes(tenant)) throw new AccountError(`Er is geen tenant "${tenant}". Er zijn: ${tenants.join(", ")}.`);
		if (!names.includes(role)) throw new AccountError(`Er is geen rol "${role}". Er zijn: ${names.join(", ")}.`);
		const list = codes.split(",");
		if (!list.every((code) => code === "*" || /^[\p{L}\p{N}][\p{L}\p{N}|-]{0,119}$/u.test(code))) {
			throw new AccountError(`"${codes}" zijn geen codes. Schrijf ze met komma's ertussen, of laat ze weg voor alle.`);
		}
		return { tenant, role, codes: list };
	}

	function withRole(roles: Account["roles"], { tenant, role, codes }: TypedRole): Account["roles"] {
		return { ...roles, [tenant]: { ...roles[tenant], [role]: codes } };
	}

	async function linkFor(account: Account): Promise<string> {
		if (account.disabled) throw new AccountError(`Het account ${account.email} is uitgeschakeld. Schakel het eerst weer in (enable).`);
		const code = await giveAccountCode(database, account.id, now);
		return `Geef deze link aan ${account.name}. Hij is 24 uur geldig en werkt één keer:\n\n  ${publicUrl}${choosePasswordPath}?code=${code}\n`;
	}

	return {
		async add(email: string, name: string, roles: readonly string[]): Promise<string> {
			const key = accountKey(email);
			if (!/^[^\s@]+@[^\s@]+$/.test(key) || key.length > 254) throw new AccountError(`"${email}" is geen e-mailadres.`);
			if (name.trim() === "") throw new AccountError('De naam ontbreekt: --name "Voornaam Achternaam".');
			if (roles.length === 0) throw new AccountError("De rol ontbreekt: --role tenant:rol.");
			if ((await store.findByEmail(key)) !== undefined) throw new AccountError(`Er is al een account ${key}.`);
			const held = roles.map(read).reduce(withRole, {} as Account["roles"]);
			// Nobody knows this one: the first that is known is chosen by the person.
			const passwordHash = await hashPassword(randomBytes(48).toString("base64url"));
			await store.put({ email: key, name: name.trim(), passwordHash, roles: held, demo: false }, now);
			return `Het account ${key} is gemaakt.\n${await linkFor(await get(key))}`;
		},
		async giveRole(email: string, typed: string): Promise<string> {
			const account = await get(email);
			await store.setRoles(account.id, withRole(account.roles, read(typed)));
			return `${account.email} heeft nu ook de rol ${typed}.\n`;
		},
		async takeRole(email: string, typed: string): Promise<string> {
			const account = await get(email);
			const [tenant = "", role = ""] = typed.split(":");
			if (account.roles[tenant]?.[role] === undefined) throw new AccountError(`${account.email} heeft de rol ${typed} niet.`);
			const { [role]: _taken, ...others } = account.roles[tenant];
			const { [tenant]: _place, ...elsewhere } = account.roles;
			await store.setRoles(account.id, Object.keys(others).length === 0 ? elsewhere : { ...elsewhere, [tenant]: others });
			return `${account.email} heeft de rol ${tenant}:${role} niet meer.\n`;
		},
		password: async (email: string): Promise<string> => linkFor(await get(email)),
		async disable(email: string): Promise<string> {
			const account = await get(email);
			await store.disable(account.id, now);
			await endEverySession(database, account.id);
			return `Het account ${account.email} is uitgeschakeld. Wie ermee aangemeld was, is dat binnen een minuut niet meer.\n`;
		},
		async enable(email: string): Promise<string> {
			const account = await get(email);
			await store.enable(account.id);
			return `Het account ${account.email} is weer ingeschakeld.\n`;
		},
		async list(): Promise<string> {
			const lines = (await store.all()).map(({ email, name, roles, disabled }) => {
				const held = Object.entries(roles).flatMap(([tenant, of]) =>
					Object.entries(of).map(([role, codes]) => `${tenant}:${role}:${codes.join(",")}`),
				);
				return `${email}  ${name}  ${held.join(" ")}${disabled ? "  (uitgeschakeld)" : ""}\n`;
			});
			return lines.length === 0 ? "Er zijn nog geen accounts.\n" : lines.join("");
		},
	};
}

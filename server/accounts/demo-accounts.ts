import type { Person } from "../../engine/index.ts";
import { hashPassword } from "./password/password.ts";
import type { DemoAccount } from "./sign-in-pages/sign-in-page.ts";
import { type AccountsStore, accountKey } from "./store/accounts-store.ts";
import type { TenantSignIn } from "./tenant-sign-in.ts";
import type { TermsStore } from "./terms/terms-store.ts";
import { termsVersion } from "./terms/terms-version.ts";

/** Listed on the sign-in page and in the README: demo accounts keep nothing secret. */
export const demoPassword = "Laadstroom-demo-2026";

/** Brings the demo accounts in line with the tenants' files; switches all of them off when there is no demonstration. */
export async function prepareDemoAccounts(
	{ accounts, terms }: { accounts: AccountsStore; terms: TermsStore },
	tenants: readonly TenantSignIn[],
	demo: boolean,
	now: number,
): Promise<void> {
	const wanted = demo ? withRoles(tenants) : new Map<string, DemoPerson>();
	await accounts.disableDemoAccounts([...wanted.keys()], now);
	if (wanted.size === 0) return;
	const passwordHash = await hashPassword(demoPassword);
	for (const [email, { name, roles, acceptedAt }] of wanted) {
		await accounts.put({ email, name, roles, passwordHash, demo: true }, now);
		const account = await accounts.findByEmail(email);
		if (account !== undefined && acceptedAt !== null)
			await terms.accept({ userId: account.id, version: termsVersion, acceptedAt: now, tenant: acceptedAt });
	}
}

/** The demo accounts in the order of the tenants, for the buttons of the sign-in page. */
export function demoAccountList(tenants: readonly TenantSignIn[]): DemoAccount[] {
	return [...withRoles(tenants)].map(([email, { name, labels }]) => ({ email, name, description: labels.join(", ") }));
}

interface DemoPerson {
	readonly name: string;
	readonly roles: Person["roles"];
	readonly labels: readonly string[];
	/** Slug of the tenant at which the terms of use count as accepted; null for an account that has to see them first. */
	readonly acceptedAt: string | null;
}

/** An address listed by several tenants is one account with roles in each. */
function withRoles(tenants: readonly TenantSignIn[]): Map<string, DemoPerson> {
	const people = new Map<string, DemoPerson>();
	for (const tenant of tenants) {
		for (const account of tenant.demoAccounts) {
			const known = people.get(accountKey(account.email));
			people.set(accountKey(account.email), {
				name: known?.name ?? account.name,
				roles: { ...known?.roles, [tenant.slug]: account.roles },
				labels: [...(known?.labels ?? []), tenant.label],
				acceptedAt: account.termsAccepted === false ? null : (known?.acceptedAt ?? tenant.slug),
			});
		}
	}
	return people;
}

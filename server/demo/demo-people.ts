import type { Actor } from "../../engine/index.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Finds the demo account that acts in a role in a municipality, with its displayed name. */
export type FindActor = (role: string, code: string) => Actor & { readonly name: string };

/** `userIdOf`: id of the account with that address, so that the acts of a demo account carry its name. */
export async function demoPeople(tenant: Tenant, userIdOf: (email: string) => Promise<string | undefined>): Promise<FindActor> {
	const people = await Promise.all(
		tenant.signIn.demoAccounts.map(async ({ email, name, roles }) => ({
			name,
			userId: (await userIdOf(email)) ?? email,
			roles: roles as Readonly<Record<string, readonly string[]>>,
		})),
	);
	return (role, code) => {
		const holds = (codes: readonly string[] | undefined): boolean => codes !== undefined && (codes.includes("*") || codes.includes(code));
		const person = people.find(({ roles }) => holds(roles[role]));
		if (person === undefined) throw new Error(`Demo data of ${tenant.slug}: no demo account has the role ${role} in ${code}.`);
		return { userId: person.userId, name: person.name, roles: Object.keys(person.roles).filter((name) => holds(person.roles[name])) };
	};
}

import { existsSync, readdirSync, readFileSync } from "node:fs";

interface BenchAccount {
	readonly tenant: string;
	readonly email: string;
	/** Geography codes for which the account has the attribute. */
	readonly codes: readonly string[];
}

/** Demo accounts of the default tenant that have an attribute of the access map. */
function accountsWith(attribute: string): BenchAccount[] {
	const files = readdirSync("flows").map((tenant) => [tenant, `flows/${tenant}/tenant.json`] as const);
	return files
		.filter(([, file]) => existsSync(file))
		.flatMap(([tenant, file]) => {
			const definition = JSON.parse(readFileSync(file, "utf8")) as {
				default?: boolean;
				access: Record<string, string[]>;
				demo?: { accounts: { email: string; roles: Record<string, string[]> }[] };
			};
			if (definition.default !== true) return [];
			const { access, demo } = definition;
			return (demo?.accounts ?? []).map(({ email, roles }) => ({
				tenant,
				email,
				codes: [...new Set((access[attribute] ?? []).flatMap((role) => roles[role] ?? []))],
			}));
		})
		.filter(({ codes }) => codes.length > 0);
}

/** An account that may start processes in every municipality. */
export function starterAccount(): BenchAccount {
	const account = accountsWith("realisationbtn").find(({ codes }) => codes.includes("*"));
	if (account === undefined) throw new Error("The default tenant has no demo account that may start a process in every municipality.");
	return account;
}

/** Accounts of one tenant: one that sees every municipality, and the one that sees most of them by name. */
export function listAccounts(): BenchAccount[] {
	const everywhere = accountsWith("realisationlist").find(({ codes }) => codes.includes("*"));
	const [named] = accountsWith("realisationlist")
		.filter(({ tenant, codes }) => tenant === everywhere?.tenant && !codes.includes("*"))
		.sort((a, b) => b.codes.length - a.codes.length);
	return [everywhere, named].filter((account) => account !== undefined);
}

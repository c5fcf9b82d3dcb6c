import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface DemoAccount {
	readonly tenant: string;
	readonly email: string;
	readonly name: string;
	readonly roles: Readonly<Record<string, readonly string[]>>;
}

interface TenantFile {
	readonly slug: string;
	readonly demo?: { readonly accounts: readonly Omit<DemoAccount, "tenant">[] };
}

/** The password of every demo account, also shown on the sign-in page. */
export const demoPassword = "Laadstroom-demo-2026";

const flows = join(import.meta.dirname, "../../../flows");

const accounts: readonly DemoAccount[] = readdirSync(flows).flatMap((folder) => {
	const { slug, demo } = JSON.parse(readFileSync(join(flows, folder, "tenant.json"), "utf8")) as TenantFile;
	return (demo?.accounts ?? []).map((account) => ({ ...account, tenant: slug }));
});

/** Tenant of the journeys. */
export const tenant = "go-ral";
/** Municipality in which the journeys propose locations. */
export const municipality = { name: "Arnhem", code: "0202", slug: "municipality|arnhem-0202" } as const;

function accountWith(description: string, fits: (account: DemoAccount) => boolean): DemoAccount {
	const found = accounts.find((account) => account.tenant === tenant && fits(account));
	if (found === undefined) throw new Error(`No demo account: ${description}`);
	return found;
}

const holdsAll = (role: string) => (account: DemoAccount) =>
	Object.keys(account.roles).length === 1 && account.roles[role]?.includes("*") === true;

/** The people the journeys sign in as, by role. */
export const people = {
	cpo: accountWith("a charge point operator everywhere", holdsAll("cpo")),
	cpoElsewhere: accountWith("a charge point operator of other municipalities", ({ roles }) => isElsewhere(roles.cpo)),
	municipality: accountWith("a municipality everywhere", holdsAll("municipality")),
	arnhem: accountWith("the municipality itself", ({ roles }) => roles.municipality?.join() === municipality.code),
	otherMunicipality: accountWith("another municipality", ({ roles }) => isElsewhere(roles.municipality)),
	admin: accountWith("an administrator", holdsAll("admin")),
	developer: accountWith("a developer", ({ roles }) => roles.developer !== undefined),
	guest: accountWith("a guest", holdsAll("guest")),
} as const;

export type PersonName = keyof typeof people;

function isElsewhere(codes: readonly string[] | undefined): boolean {
	return codes !== undefined && !codes.includes("*") && !codes.includes(municipality.code);
}

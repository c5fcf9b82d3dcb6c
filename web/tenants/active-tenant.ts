import { isGuest, type Person } from "../../engine/index.ts";

const key = "laadstroom.tenant";

/** Names in an address the tenant that it opens. */
export const tenantWord = "organisatie";

/** An address that opens another tenant. It needs a fresh page: the account data on this one belongs to the former tenant. */
export const tenantAddress = (path: string, slug: string) => `${path}?${tenantWord}=${slug}`;

/** What there is to choose from. */
interface Choice {
	/** Slugs of every tenant of this deployment. */
	readonly known: readonly string[];
	/** By the address of the page. */
	readonly asked?: string | null;
	/** The person's last choice in this browser. */
	readonly chosen: string | null;
	readonly defaultTenant: string;
}

/** The tenants in which the person is more than a guest, the one they have had longest first. */
export function openTenants(person: Pick<Person, "roles">, known: readonly string[]): readonly string[] {
	return Object.keys(person.roles).filter((slug) => known.includes(slug) && !isGuest(person, slug));
}

/**
 * The tenant this person works in: of those that are open to them the one that is asked for, else their last choice in this browser, else
 * the default, else the first, which they have had longest. Who has a role in one is never led to one in which they have none.
 */
export function activeTenant(person: Pick<Person, "roles">, { known, asked = null, chosen, defaultTenant }: Choice): string {
	const open = openTenants(person, known);
	const possible = open.length > 0 ? open : Object.keys(person.roles).filter((slug) => known.includes(slug));
	return [asked, chosen, defaultTenant].find((slug) => slug !== null && possible.includes(slug)) ?? possible[0] ?? defaultTenant;
}

export function rememberedTenant(): string | null {
	return localStorage.getItem(key);
}

/** From the next page load on, for people with roles in several tenants. */
export function rememberTenant(slug: string): void {
	localStorage.setItem(key, slug);
}

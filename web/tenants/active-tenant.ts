import type { Person } from "../../engine/index.ts";

const key = "laadstroom.tenant";

/**
 * The tenant this person works in: their only one, else their last choice in this browser, else the default. `chosen`:
 * that last choice.
 */
export function activeTenant(person: Person, chosen: string | null, defaultTenant: string): string {
	const tenants = Object.keys(person.roles);
	const [only] = tenants;
	if (tenants.length === 1 && only !== undefined) return only;
	if (chosen !== null && tenants.includes(chosen)) return chosen;
	return defaultTenant;
}

export function rememberedTenant(): string | null {
	return localStorage.getItem(key);
}

/** From the next page load on, for people with roles in several tenants. */
export function rememberTenant(slug: string): void {
	localStorage.setItem(key, slug);
}

import type { Person } from "./person.ts";

const key = "laadstroom.tenant";

/**
 * Which tenant this person works in: their only one, else the one chosen last in this browser, else the
 * default. `chosen` is what `rememberTenant` kept.
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

export function rememberTenant(tenant: string): void {
	localStorage.setItem(key, tenant);
}

import type { TestApp } from "./test-app.ts";

/** Gives a role an attribute of the tenant's access map, which no tenant's file does. Returns a function that revokes it. */
export function grant({ app, tenant }: Pick<TestApp, "app" | "tenant">, attribute: string, role: string): () => void {
	const access = (app.tenants.find(tenant)?.access ?? {}) as Record<string, string[]>;
	const holders = access[attribute] ?? [];
	holders.push(role);
	return () => void holders.splice(holders.indexOf(role), 1);
}

import type { TestApp } from "./test-app.ts";

/** Gives a role an attribute of the tenant's access map, which no file of a tenant does. Answers how to take it back. */
export function grant({ app, tenant }: Pick<TestApp, "app" | "tenant">, attribute: string, role: string): () => void {
	const access = (app.tenants.find(tenant)?.access ?? {}) as Record<string, string[]>;
	const holders = access[attribute] ?? [];
	holders.push(role);
	return () => void holders.splice(holders.indexOf(role), 1);
}

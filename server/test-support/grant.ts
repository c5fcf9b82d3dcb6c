import type { TestApp } from "./test-app.ts";

/**
 * Gives a role an attribute in the tenant's access map that no tenant's file gives it. Returns a function that revokes it. The list of
 * roles is copied, not changed: where the file has none it is the shared default, which other test files see too.
 */
export function grant({ app, tenant }: Pick<TestApp, "app" | "tenant">, attribute: string, role: string): () => void {
	const access = (app.tenants.find(tenant)?.access ?? {}) as Record<string, readonly string[]>;
	const holders = () => access[attribute] ?? [];
	access[attribute] = [...holders(), role];
	return () => {
		const at = holders().lastIndexOf(role);
		access[attribute] = holders().filter((_each, index) => index !== at);
	};
}

import type { TestApp } from "./test-app.ts";

/**
 * Gives a role an attribute of the tenant's access map, which no tenant's file does. Returns a function that revokes it. The
 * list of who has it is made anew: where the file says nothing it is the language's own, which other test files see too.
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

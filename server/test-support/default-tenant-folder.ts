import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Name of the folder under flows/ with the default tenant: the one that tests of calls use, in which a cpo proposes a location and
 * processes share the charging locations. The tenants' files determine which one it is.
 */
export function defaultTenantFolder(): string {
	const found = readdirSync(resolve("flows")).find((name) => {
		const file = resolve("flows", name, "tenant.json");
		return existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as { default?: boolean }).default === true;
	});
	if (found === undefined) throw new Error("no tenant is the default");
	return found;
}

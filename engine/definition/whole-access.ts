import { attributes } from "../../schemas/index.ts";
import type { TenantDefinition } from "./tenant-definition.ts";

type Access = TenantDefinition["access"];

/** The access map with every attribute in it: as in the file, else the default, else nobody. */
export function wholeAccess(given: Access): Access {
	return Object.fromEntries(Object.entries(attributes).map(([name, byDefault]) => [name, given[name as keyof Access] ?? byDefault]));
}

import { flowReference } from "./flow-reference.ts";
import { permissionPages } from "./permission-pages.ts";
import { readSchemas } from "./read-schemas.ts";
import { rulePages } from "./rule-pages.ts";

/** Pages of docs derived from the schemas and from what the engine knows, by path from the project root. */
export function pageFiles(root: string): ReadonlyMap<string, string> {
	const schemas = readSchemas(root);
	return new Map([["docs/flow-reference.md", flowReference(schemas)], ...rulePages(root), ...permissionPages(root, schemas)]);
}

import type { FieldPath, JsonSchema } from "../definition/flow-definition.ts";
import { isGroup } from "../json/schema-parts.ts";

/** A field as nested in a schema. A list is one field, whatever its items contain. */
interface SchemaField {
	readonly path: FieldPath;
	readonly schema: JsonSchema;
}

/** The fields of an object schema, and the groups that contain them, outer before inner. */
export function schemaFields(schema: JsonSchema): { readonly fields: readonly SchemaField[]; readonly groups: readonly FieldPath[] } {
	const fields: SchemaField[] = [];
	const groups: FieldPath[] = [];
	const visit = (node: JsonSchema, path: FieldPath): void => {
		if (!isGroup(node)) {
			if (path !== "") fields.push({ path, schema: node });
			return;
		}
		if (path !== "") groups.push(path);
		for (const [name, property] of Object.entries(node.properties)) {
			visit(property, path === "" ? name : `${path}.${name}`);
		}
	};
	visit(schema, "");
	return { fields, groups };
}

import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { itemsOf, propertiesOf } from "../../json/schema-parts.ts";

/** The schema and, for a list, the schemas of its items and their fields, each with its place. */
export function schemasIn(schema: JsonSchema, at: JsonPath): readonly { readonly schema: JsonSchema; readonly at: JsonPath }[] {
	const items = itemsOf(schema);
	return [
		{ schema, at },
		...(items === undefined ? [] : schemasIn(items, [...at, "items"])),
		...Object.entries(propertiesOf(schema)).flatMap(([name, field]) => schemasIn(field, [...at, "properties", name])),
	];
}

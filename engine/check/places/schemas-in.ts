import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { holdsOthers, itemsOf, propertiesOf } from "../../json/schema-parts.ts";

interface PlacedSchema {
	readonly schema: JsonSchema;
	readonly at: JsonPath;
}

/** The schema and, for a list or a group, the schemas of its items and their fields, each with its place. */
export function schemasIn(schema: JsonSchema, at: JsonPath): readonly PlacedSchema[] {
	const self = { schema, at };
	if (!holdsOthers(schema)) return [self];
	const items = itemsOf(schema);
	return [
		self,
		...(items === undefined ? [] : schemasIn(items, [...at, "items"])),
		...Object.entries(propertiesOf(schema)).flatMap(([name, field]) => schemasIn(field, [...at, "properties", name])),
	];
}

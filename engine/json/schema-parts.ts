import { isObject, type JsonObject } from "./json-object.ts";

/** An option of a field: a value with the text that people see. */
export interface SchemaOption {
	readonly const: string | number | boolean | null;
	readonly title: string;
	/** Still valid where it is stored, but no longer offered. */
	readonly "x-inactive"?: boolean;
}

/** The fields of a group; empty for a schema of anything else. */
export function propertiesOf(schema: JsonObject | undefined): Readonly<Record<string, JsonObject>> {
	return isGroup(schema) ? schema.properties : {};
}

/** Whether this is the schema of an object that names its fields. The meta-schema has checked each of them. */
export function isGroup(
	schema: JsonObject | undefined,
): schema is JsonObject & { readonly properties: Readonly<Record<string, JsonObject>> } {
	return isObject(schema?.properties);
}

/** Whether there are fields inside this one: nearly every field is neither a group nor a list. */
export function holdsOthers(schema: JsonObject): boolean {
	return isGroup(schema) || itemsOf(schema) !== undefined;
}

/** The schema of a list's items. */
export function itemsOf(schema: JsonObject | undefined): JsonObject | undefined {
	return isObject(schema?.items) ? schema.items : undefined;
}

/** The options of a field, if it has any. */
export function optionsOf(schema: JsonObject | undefined): readonly SchemaOption[] | undefined {
	return hasOptions(schema) ? schema.oneOf : undefined;
}

function hasOptions(schema: JsonObject | undefined): schema is JsonObject & { readonly oneOf: readonly SchemaOption[] } {
	return Array.isArray(schema?.oneOf);
}

import { isObject, type JsonObject } from "./json-object.ts";

/** A choice of a field: a value with the text that people see. */
export interface SchemaOption {
	readonly const: string | number | boolean | null;
	readonly title: string;
	/** Valid where it is stored, offered to nobody. */
	readonly "x-inactive"?: boolean;
}

/** The fields of a group; none for a schema of anything else. */
export function propertiesOf(schema: JsonObject | undefined): Readonly<Record<string, JsonObject>> {
	return isGroup(schema) ? schema.properties : {};
}

/** A schema of an object that names its fields. The meta-schema has checked what each of them is. */
export function isGroup(
	schema: JsonObject | undefined,
): schema is JsonObject & { readonly properties: Readonly<Record<string, JsonObject>> } {
	return isObject(schema?.properties);
}

/** What each item of a list must be. */
export function itemsOf(schema: JsonObject | undefined): JsonObject | undefined {
	return isObject(schema?.items) ? schema.items : undefined;
}

/** The choices of a field, where it is one. */
export function optionsOf(schema: JsonObject | undefined): readonly SchemaOption[] | undefined {
	return hasOptions(schema) ? schema.oneOf : undefined;
}

function hasOptions(schema: JsonObject | undefined): schema is JsonObject & { readonly oneOf: readonly SchemaOption[] } {
	return Array.isArray(schema?.oneOf);
}

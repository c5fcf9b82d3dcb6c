import type { JsonSchema } from "../definition/flow-definition.ts";
import { itemsOf, propertiesOf } from "../json/schema-parts.ts";
import { readPath } from "../realisation/field-path.ts";
import type { FieldError } from "./field-error.ts";
import { messageOf } from "./field-messages.ts";
import type { SchemaError } from "./validator.ts";

/** `save` accepts an incomplete form, `complete` requires everything. */
export type Strength = "save" | "complete";

/** Keywords that an incomplete form may still break. */
const onlyWhenComplete: ReadonlySet<string> = new Set(["required", "minItems", "minLength"]);

/**
 * The schema's errors as messages, one per field: the first. Errors inside the branches of a choice (`oneOf`) are left out, since the
 * choice itself says enough. `data`: the checked value, so that a message can quote it.
 */
export function fieldErrors(
	errors: readonly SchemaError[],
	schema: JsonSchema,
	strength: Strength,
	data?: unknown,
): readonly (FieldError & { readonly lacking: boolean })[] {
	const byPath = new Map<string, FieldError & { readonly lacking: boolean }>();
	for (const error of errors) {
		const lacking = onlyWhenComplete.has(error.keyword);
		if ((lacking && strength === "save") || /\/(?:one|any|all)Of\/\d+\//.test(error.schemaPath)) continue;
		const names = namesOf(error);
		const path = names.join(".");
		if (!byPath.has(path)) byPath.set(path, { path, message: messageOf(error, schemaAt(schema, names), readPath(data, path)), lacking });
	}
	return [...byPath.values()];
}

function namesOf(error: SchemaError): readonly string[] {
	const names = error.instancePath
		.split("/")
		.slice(1)
		.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
	const missing = error.keyword === "required" ? error.params.missingProperty : undefined;
	return typeof missing === "string" ? [...names, missing] : names;
}

/** Schema for the place in the data that the names lead to. */
function schemaAt(schema: JsonSchema, names: readonly string[]): JsonSchema | undefined {
	let found: JsonSchema | undefined = schema;
	for (const name of names) {
		found = propertiesOf(found)[name] ?? itemsOf(found);
	}
	return found;
}

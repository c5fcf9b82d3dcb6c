import type { JsonObject } from "../json/json-object.ts";
import { memberOf } from "../json/json-object.ts";
import { isGroup, itemsOf } from "../json/schema-parts.ts";
import { widgetNamed } from "./widgets.ts";

/** Names in the rows of a list that the product itself maintains: what a row is known by, and when it was removed. */
export const keptInRows: ReadonlySet<string> = new Set(["uuid", "deleted_at"]);

/** The schema of a list's rows, if people fill in fields of their own in each of them. `hints`: those of the list. */
export function rowSchemaOf(schema: JsonObject, hints: unknown): JsonObject | undefined {
	const items = itemsOf(schema);
	const widget = memberOf(hints, "ui:widget");
	// Files are objects too, and are drawn as one field.
	return isGroup(items) && (widget === undefined || widgetNamed(widget).items === true) ? items : undefined;
}

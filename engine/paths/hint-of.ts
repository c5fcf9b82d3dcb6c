import type { FieldPath, SectionDefinition } from "../definition/flow-definition.ts";
import { memberOf, objectOf } from "../json/json-object.ts";
import { namesIn } from "../realisation/field-path.ts";

/** The section's hints for a field; empty when there are none. */
export function hintOf({ ui }: SectionDefinition, path: FieldPath): Readonly<Record<string, unknown>> {
	let hint: unknown = ui;
	for (const name of namesIn(path)) {
		hint = memberOf(hint, name);
	}
	return objectOf(hint);
}

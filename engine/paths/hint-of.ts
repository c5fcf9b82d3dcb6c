import type { FieldPath, SectionDefinition } from "../definition/flow-definition.ts";
import { namesIn } from "../run/field-path.ts";

/** What the section's hints say of a field; empty when nothing. */
export function hintOf({ ui }: SectionDefinition, path: FieldPath): Readonly<Record<string, unknown>> {
	let hint: unknown = ui ?? {};
	for (const name of namesIn(path)) {
		hint = typeof hint === "object" && hint !== null ? ((hint as Readonly<Record<string, unknown>>)[name] ?? {}) : {};
	}
	return typeof hint === "object" && hint !== null ? (hint as Readonly<Record<string, unknown>>) : {};
}

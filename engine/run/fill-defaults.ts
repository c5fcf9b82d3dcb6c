import type { Execution } from "../command/execution.ts";
import type { CompiledStep } from "../compile/compiled-flow.ts";
import { schemaFields } from "../compile/schema-fields.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import type { FieldChange } from "../realisation/realisation.ts";

/** The defaults that a step's form names, by field. */
export function defaultsOf(step: CompiledStep): ReadonlyMap<FieldPath, unknown> {
	const writable = step.definition.sections.filter(({ readOnly }) => readOnly !== true);
	const fields = writable.flatMap(({ schema }) => schemaFields(schema).fields);
	return new Map(fields.flatMap(({ path, schema }) => (schema.default === undefined ? [] : [[path, schema.default] as const])));
}

/**
 * Fills in the defaults of a step that begins, where there is nothing yet, and returns them for the event that begins it. Not
 * earlier: of a step that nobody has come to, a list or an export would show an answer that nobody gave.
 */
export function fillDefaults({ workingCopy }: Execution, step: CompiledStep): readonly FieldChange[] {
	return [...defaultsOf(step)].flatMap(([path, value]) =>
		readPath(workingCopy.values, path) === undefined ? (workingCopy.setApart(path, value) ?? []) : [],
	);
}

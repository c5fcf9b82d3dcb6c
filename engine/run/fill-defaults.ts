import type { Execution } from "../command/execution.ts";
import type { CompiledStep } from "../compile/compiled-flow.ts";
import { readPath } from "../realisation/field-path.ts";
import type { FieldChange } from "../realisation/realisation.ts";

/**
 * Fills in the defaults of a step that begins, where there is nothing yet, and returns them for the event that begins it. Not
 * earlier: of a step that nobody has come to, a list or an export would show an answer that nobody gave.
 */
export function fillDefaults({ workingCopy }: Execution, step: CompiledStep): readonly FieldChange[] {
	const changes: FieldChange[] = [];
	for (const [path, value] of step.form.defaults) {
		const change = readPath(workingCopy.values, path) === undefined ? workingCopy.setApart(path, value) : null;
		if (change !== null) {
			changes.push(change);
		}
	}
	return changes;
}

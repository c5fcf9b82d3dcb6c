import type { FieldPath } from "../definition/flow-definition.ts";
import type { Values } from "./realisation.ts";
import { WorkingCopy } from "./working-copy.ts";

/** Turns values by field path into nested values, as in a process. */
export function nestedValues(fields: Readonly<Record<FieldPath, unknown>>): Values {
	const values = new WorkingCopy({});
	for (const [path, value] of Object.entries(fields)) values.set(path, value);
	return values.result();
}

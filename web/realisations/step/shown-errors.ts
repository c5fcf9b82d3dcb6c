import { type FieldError, sameContent } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import type { StepContext } from "./step-context.ts";

/**
 * The messages that may be shown: of fields that were left, what is wrong with them; after an attempt
 * to save, everything that stood in its way; and what the server refused. In the order of the form.
 */
export function shownErrors(context: StepContext): readonly FieldError[] {
	const {
		rules,
		record,
		values,
		mode,
		left,
		submitted,
		refused,
		left: { size },
	} = context;
	if (submitted === "none" && size === 0 && refused.length === 0) return refused;
	const all = rules.problems(record, values, { mode, complete: submitted === "complete" });
	const visible = submitted !== "none" ? all : all.filter((error) => left.has(error.path) || left.has(listOf(error.path)));
	const known = new Set(visible.map((error) => error.path));
	return [...visible, ...refused.filter((error) => !known.has(error.path))];
}

/** What is implausible, once the field was left or as it was saved: half a date is in no order yet. A field with an error says that alone. */
export function shownDoubts({ base, values, left, submitted }: StepContext, doubts: readonly FieldError[]): readonly FieldError[] {
	return doubts.filter(({ path }) => submitted !== "none" || left.has(path) || sameContent(valueAt(base, path), valueAt(values, path)));
}

/** "ChargerIds.0.Identifier" belongs to the list "ChargerIds". */
function listOf(path: string): string {
	return path.replace(/\.\d+(\..*)?$/, "");
}

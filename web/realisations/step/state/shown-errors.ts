import { type FieldError, sameContent } from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import type { StepContext } from "../machine/step-context.ts";

/** The errors to show, in form order: of blurred fields, all after an attempt to save, and the server's own. */
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

/** The errors, plus those about values that another process already has; the server may have refused the same value already. */
export function withTaken(errors: readonly FieldError[], taken: readonly FieldError[]): readonly FieldError[] {
	const unsaid = taken.filter(({ path, message }) => !errors.some((error) => error.path === path && error.message === message));
	return unsaid.length === 0 ? errors : [...errors, ...unsaid];
}

/**
 * Implausible values, once their field is blurred or if they were saved like that. Not while typing, since half a date is
 * often implausible.
 */
export function shownDoubts({ base, values, left, submitted }: StepContext, doubts: readonly FieldError[]): readonly FieldError[] {
	// A doubt about a list concerns one of its items, of which only the fields can be blurred.
	const done = new Set([...left, ...[...left].map(listOf)]);
	return doubts.filter(({ path }) => submitted !== "none" || done.has(path) || sameContent(valueAt(base, path), valueAt(values, path)));
}

/** The list that an item's path belongs to: "ChargerIds" for "ChargerIds.0.Identifier". */
function listOf(path: string): string {
	return path.replace(/\.\d+(\..*)?$/, "");
}

import * as texts from "../texts/scenarios.ts";
import type { Difference, InstructionResult } from "./scenario.ts";

/**
 * What went wrong, and at which act, in Dutch. `steps`: everything that was done; the last of it went wrong. `named`: label of a role;
 * `field`: label of a field.
 */
export function whyFailed(steps: readonly InstructionResult[], named: (role: string) => string, field: (path: string) => string): string {
	const last = steps.at(-1);
	if (last === undefined) return texts.nothingDone;
	const [first, ...others] = last.differences;
	if (first === undefined) return texts.notDone(steps.length, last.outcome);
	return texts.wentWrong(
		steps.length,
		named(last.instruction.as),
		`${differenceWords(first, field)}${others.length > 0 ? texts.andOthers(others.length) : ""}`,
	);
}

/** What differs from the expectation, in Dutch, without a full stop. */
export function differenceWords({ what, wanted, is, fields = [] }: Difference, field: (path: string) => string): string {
	if (what === "refused" && wanted === undefined) return texts.refusedUnasked(valueText(is), fields.map(field));
	if (what === "refused" && is === undefined) return texts.notRefused;
	return texts.otherwise(texts.expectations[what] ?? what, what === "refused" ? null : valueText(wanted), valueText(is));
}

function valueText(value: unknown): string {
	if (value === undefined || value === null) return texts.nothingThere;
	return typeof value === "string" ? value : JSON.stringify(value);
}

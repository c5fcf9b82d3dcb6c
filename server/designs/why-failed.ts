import type { Difference, InstructionResult } from "../../engine/index.ts";
import * as releaseTexts from "../texts/releases.ts";

/** A scenario that does not go as it says. */
export interface FailedScenario {
	readonly name: string;
	readonly file: string;
	/** What went wrong and at which act, in Dutch. */
	readonly why: string;
	/** Step at which the act was done; null when it is none of the flow's. */
	readonly step: string | null;
}

/** `steps`: everything that was done, of which the last went wrong. */
export function whyFailed(steps: readonly InstructionResult[]): string {
	const last = steps.at(-1);
	if (last === undefined) return releaseTexts.nothingDone;
	const [first, ...others] = last.differences;
	if (first === undefined) return releaseTexts.notDone(steps.length, last.outcome);
	return releaseTexts.wentWrong(
		steps.length,
		last.instruction.as,
		`${sentence(first)}${others.length > 0 ? releaseTexts.andOthers(others.length) : ""}`,
	);
}

function sentence({ what, wanted, is }: Difference): string {
	if (what === "refused" && wanted === undefined) return releaseTexts.refusedUnasked(valueText(is));
	if (what === "refused" && is === undefined) return releaseTexts.notRefused;
	return releaseTexts.otherwise(releaseTexts.expectations[what] ?? what, what === "refused" ? null : valueText(wanted), valueText(is));
}

function valueText(value: unknown): string {
	if (value === undefined || value === null) return releaseTexts.nothingThere;
	return typeof value === "string" ? value : JSON.stringify(value);
}

import type { StepAvailability, StepCode } from "../../../engine/index.ts";

/** The nearest started step before or after this one that the person may open; null when there is none. */
export function neighbourStep(steps: readonly StepAvailability[], code: StepCode, direction: "previous" | "next"): StepCode | null {
	const place = steps.findIndex((step) => step.code === code);
	const candidates = direction === "previous" ? steps.slice(0, place).toReversed() : steps.slice(place + 1);
	return candidates.find((step) => step.startedAt !== null && step.open.allowed)?.code ?? null;
}

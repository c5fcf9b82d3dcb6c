import type { StepAvailability, StepCode } from "../../../../engine/index.ts";

/**
 * The nearest started step before or after this one that the person may open; null if there is none. A sub-step prefers its
 * own track, then the main line, then other tracks.
 */
export function neighbourStep(steps: readonly StepAvailability[], code: StepCode, direction: "previous" | "next"): StepCode | null {
	const place = steps.findIndex((step) => step.code === code);
	const own = steps[place]?.track ?? null;
	const beyond = direction === "previous" ? steps.slice(0, place).toReversed() : steps.slice(place + 1);
	const candidates = beyond.filter((step) => step.startedAt !== null && step.open.allowed);
	if (own === null) return candidates[0]?.code ?? null;
	const within = candidates.find(({ track }) => track?.id === own.id);
	return (within ?? candidates.find(({ track }) => track === null) ?? candidates[0])?.code ?? null;
}

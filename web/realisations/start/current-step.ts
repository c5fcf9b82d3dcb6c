import type { RealisationRecord, StepCode } from "../../../engine/index.ts";

/** Step to open a process at: the active one, else the last that was reached, else the first. */
export function currentStep(record: RealisationRecord): StepCode {
	return record.flow.activeStep ?? record.flow.state.at(-1)?.step ?? "1";
}

/** Whether the process was ever at this step since its last reset; skipped steps were not. */
export function isReached(record: RealisationRecord, step: StepCode): boolean {
	return record.flow.activeStep === step || record.flow.state.some((state) => state.step === step);
}

/** The sub-step that the page of a step with sub-steps shows: the open one that was started first, else the first; null when it has none. */
export function subStepShown({ flow }: RealisationRecord, step: string): string | null {
	const within = flow.state.filter((state) => state.step.startsWith(`${step}-`));
	const open = within.filter(({ completed_at }) => completed_at === null).toSorted((one, other) => one.started_at - other.started_at);
	return (open[0] ?? within[0])?.step ?? null;
}

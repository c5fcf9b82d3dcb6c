import type { RealisationRecord, StepCode } from "../../../engine/index.ts";

/** The step at which to open a process: the active one, else the last one reached, else the first. */
export function currentStep(record: RealisationRecord): StepCode {
	return record.flow.activeStep ?? record.flow.state.at(-1)?.step ?? "1";
}

/** Whether the step was reached since the last reset. Skipped steps were not. */
export function isReached(record: RealisationRecord, step: StepCode): boolean {
	return record.flow.activeStep === step || record.flow.state.some((state) => state.step === step);
}

/**
 * For a step with sub-steps, the sub-step its page opens: the open one that was started first, else the first; null without
 * sub-steps.
 */
export function subStepShown({ flow }: RealisationRecord, step: string): string | null {
	const within = flow.state.filter((state) => state.step.startsWith(`${step}-`));
	const open = within.filter(({ completed_at }) => completed_at === null).toSorted((one, other) => one.started_at - other.started_at);
	return (open[0] ?? within[0])?.step ?? null;
}

/** The step on the main line that a code belongs to: "3" for "3-h", and for "3" itself. */
export function mainStep(code: StepCode): string {
	return code.split("-")[0] ?? code;
}

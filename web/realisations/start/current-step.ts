import type { RealisationRecord, StepCode } from "../../../engine/index.ts";

/** Step to open a process at: the active one, else the last that was reached, else the first. */
export function currentStep(record: RealisationRecord): StepCode {
	return record.flow.activeStep ?? record.flow.state.at(-1)?.step ?? "1";
}

/** Whether the process was ever at this step since its last reset; skipped steps were not. */
export function isReached(record: RealisationRecord, step: StepCode): boolean {
	return record.flow.activeStep === step || record.flow.state.some((state) => state.step === step);
}

import type { StepCode } from "../../../engine/index.ts";

/** Code of the step that a sub-step stands in, its own for a step of the main line: "3" of "3-h". */
export function mainStep(code: StepCode): string {
	return code.split("-")[0] ?? code;
}

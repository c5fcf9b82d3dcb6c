import type { StepMode } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

/** A correction speaks of itself, and going on from one speaks of a change; every other save says the same. */
export function savedMessage(mode: StepMode, complete: boolean): string {
	if (mode !== "correction") return text("step.saved");
	return text(complete ? "step.saved.correction.next" : "step.saved.correction");
}

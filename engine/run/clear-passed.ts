import type { Execution } from "../command/execution.ts";
import { isPassed } from "../progress/step-states.ts";

/** Empties fields that only passed-by steps show, where the flow says so: they would stay in the record unseen. */
export function clearPassed(execution: Execution): void {
	const { flow, state } = execution;
	for (const step of flow.order) {
		if (step.definition.onPass !== "clear" || !isPassed(flow, state.steps, step)) {
			continue;
		}
		for (const path of step.form.fields.keys()) {
			const isShown = flow.shownIn.get(path)?.some(({ code }) => state.steps[code] !== undefined) === true;
			if (!isShown) {
				execution.workingCopy.set(path, undefined);
			}
		}
	}
}

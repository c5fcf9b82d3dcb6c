import { isPassed } from "./step-states.ts";
import type { Turn } from "./turn.ts";

/** Empties what only steps show that the process passed by, where the flow says so: it would stay in the record, seen by nobody. */
export function clearPassed(turn: Turn): void {
	const { flow, state } = turn;
	for (const step of flow.order) {
		if (step.definition.onPass !== "clear" || !isPassed(flow, state.steps, step)) {
			continue;
		}
		for (const path of step.form.fields.keys()) {
			const isShown = flow.shownIn.get(path)?.some(({ code }) => state.steps[code] !== undefined) === true;
			if (!isShown) {
				turn.draft.set(path, undefined);
			}
		}
	}
}

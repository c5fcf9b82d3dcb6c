import type { StepCode } from "../definition/flow-definition.ts";
import type { StatusReason } from "./realisation.ts";
import type { Turn } from "./turn.ts";

/**
 * Cancels the process. Where processes share locations the charging location is freed, while the
 * record keeps knowing which one it was, so that a restore can take it back. `step`: the decision in it cancels.
 */
export function cancel(turn: Turn, reason: StatusReason, step?: StepCode): void {
	turn.state.flags = { ...turn.state.flags, cancelled: true };
	turn.state.reasons = { ...turn.state.reasons, cancelled: reason };
	turn.emit("cancelled-start", { uuid: null, reason, ...(step === undefined ? {} : { automatic: true, step }) });
	const locationUuid = turn.state.locations.selected;
	if (turn.tenant?.sharedLocations === true && locationUuid !== null) {
		turn.addEffect({ kind: "disconnect-location", category: "selected", locationUuid });
	}
}

import type { Execution } from "../command/execution.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { StatusReason } from "../realisation/realisation.ts";

/**
 * The consequences of the machine's decision to cancel a process. If processes share locations, the charging location is freed, while the
 * record still knows which one it was, so that a restore can take it back. `step`: the step whose decision cancels.
 */
export function cancel(execution: Execution, reason: StatusReason, step?: StepCode): void {
	execution.state.reasons = { ...execution.state.reasons, cancelled: reason };
	execution.emit("cancelled-start", { uuid: null, reason, ...(step === undefined ? {} : { automatic: true, step }) });
	const locationUuid = execution.state.locations.selected;
	if (execution.tenant?.sharedLocations === true && locationUuid !== null) {
		execution.addEffect({ kind: "disconnect-location", category: "selected", locationUuid });
	}
}

import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Flags, Realisation } from "../realisation/realisation.ts";
import type { ProcessStatus } from "./availability.ts";
import { activeStep } from "./step-states.ts";

/** The status that is shown: completed before cancelled before on hold before active. */
export function processStatus(flags: Flags): ProcessStatus {
	if (flags.completed) return "completed";
	if (flags.cancelled) return "cancelled";
	return flags.onhold ? "onhold" : "active";
}

/** Open for change: not completed, not cancelled, not on hold. */
export function isOpenForChange(flags: Flags): boolean {
	return processStatus(flags) === "active";
}

export type MapState = "suggestion" | "in-progress" | "realized" | "rejected";

/** How maps show the process: a suggestion until the step where realisation starts, then in progress; rejected once cancelled. */
export function mapState(flow: CompiledFlow, realisation: Pick<Realisation, "steps" | "flags">): MapState {
	const status = processStatus(realisation.flags);
	if (status === "cancelled") return "rejected";
	if (status === "completed") return "realized";
	const from = flow.steps.get(flow.definition.bindings.realisationStartsAt ?? "6");
	const active = activeStep(flow, realisation.steps);
	const main = active?.parent ?? active;
	return from !== undefined && main !== null && main !== undefined && main.index >= from.index ? "in-progress" : "suggestion";
}

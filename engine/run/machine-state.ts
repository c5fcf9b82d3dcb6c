import type { StateValue } from "xstate";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { stateNames } from "../compile/machine-config.ts";
import { isOpen, type StepStates } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";

/**
 * The machine's state, derived from the record. The record is the only source of truth; the machine's state is never stored, so a new
 * version of the machine or of the flow strands no process.
 */
export function machineState(flow: CompiledFlow, realisation: Pick<Realisation, "steps" | "flags">): StateValue {
	return {
		progress: progressOf(flow, realisation.steps),
		status: statusOf(realisation.flags),
		trafficDecision: realisation.flags.vkb ? "confirmed" : "open",
	};
}

function statusOf(flags: Realisation["flags"]): string {
	if (flags.completed) return "completed";
	if (flags.cancelled) return flags.onhold ? "cancelled-on-hold" : "cancelled";
	return flags.onhold ? "onhold" : "active";
}

function progressOf(flow: CompiledFlow, steps: StepStates): StateValue {
	let open: CompiledStep | undefined;
	for (const step of flow.order) {
		if (step.parent === null && isOpen(steps, step) && (open === undefined || startOf(steps, step) < startOf(steps, open))) open = step;
	}
	if (open === undefined) return stateNames.done;
	return open.children.length === 0 ? open.code : { [open.code]: within(open, steps) };
}

function startOf(steps: StepStates, step: CompiledStep): number {
	return steps[step.code]?.startedAt ?? 0;
}

function within(parent: CompiledStep, steps: StepStates): StateValue {
	const openIn = (track: string): string | undefined => parent.children.find((step) => step.track === track && isOpen(steps, step))?.code;
	const first = openIn(stateNames.first);
	if (first !== undefined) return { [stateNames.first]: first };
	const tracks = parent.definition.children?.tracks ?? [];
	const inTracks = tracks.map(({ id }) => [id, openIn(id) ?? stateNames.done] as const);
	return inTracks.some(([, state]) => state !== stateNames.done)
		? { [stateNames.tracks]: Object.fromEntries(inTracks) }
		: stateNames.finished;
}

import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { statesAfterReset } from "../progress/step-states.ts";
import type { Flags, Realisation, RealisationEvent, StepState } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { nothing } from "./start-realisation.ts";

/** Finds the flow in one of the versions that a process ran on. */
export type FlowAt = (version: string) => CompiledFlow;

/** The state after the events, oldest first, each applied with the flow version that was in force. */
export function replay(flowAt: FlowAt, events: readonly RealisationEvent[]): Realisation {
	return events.reduce((state, event) => applyEvent(flowAt, state, event), nothing);
}

/** The state after an event. */
export function applyEvent(flowAt: FlowAt, before: Realisation, event: RealisationEvent): Realisation {
	const state = withChanges(before, event);
	const { meta, ts } = event;
	switch (event.type) {
		case "created":
			return { ...state, type: meta.type ?? "", subtype: meta.subtype ?? null };
		case "type-change":
			return { ...state, type: meta.type ?? state.type, subtype: meta.subtype ?? null };
		case "step-start":
			return withStep(state, meta.step, { startedAt: ts, completedAt: null });
		case "step-end":
			return withStep(state, meta.step, { startedAt: state.steps[meta.step ?? ""]?.startedAt ?? ts, completedAt: ts });
		case "step-reset": {
			const flow = flowAt(event.version);
			const step = flow.steps.get(meta.step ?? "");
			const steps = step === undefined ? state.steps : statesAfterReset(flow, state.steps, step);
			return { ...state, iteration: meta.iteration ?? state.iteration, steps };
		}
		case "onhold-start":
		case "cancelled-start": {
			const status = event.type === "onhold-start" ? "onhold" : "cancelled";
			const reasons = meta.reason === undefined ? state.reasons : { ...state.reasons, [status]: meta.reason };
			return { ...withFlag(state, status, true), reasons };
		}
		case "onhold-end":
		case "cancelled-end": {
			const status = event.type === "onhold-end" ? "onhold" : "cancelled";
			const { [status]: _, ...reasons } = state.reasons;
			return { ...withFlag(state, status, false), reasons };
		}
		case "vkb-start":
			return withFlag(state, "vkb", true);
		case "vkb-end":
			return withFlag(state, "vkb", false);
		case "completed":
			return withFlag(state, "completed", true);
		case "location-connect":
			return withLocation(state, meta.category ?? "selected", meta.uuid);
		case "location-disconnect":
			return { ...state, locations: { ...state.locations, [meta.category ?? "selected"]: null } };
		case "request-connect":
			return { ...state, requests: [...state.requests, meta.uuid ?? ""] };
		case "request-disconnect":
			return { ...state, requests: state.requests.filter((uuid) => uuid !== meta.uuid) };
		case "tags-change":
			return { ...state, tags: meta.tags ?? [] };
		case "flow-change":
		case "step-reopen":
			return { ...state, steps: meta.steps ?? state.steps };
		case "mark":
			return { ...state, marks: [...state.marks, meta.mark ?? ""] };
		case "unmark":
			return { ...state, marks: state.marks.filter((mark) => mark !== meta.mark) };
		default:
			return state;
	}
}

function withChanges(state: Realisation, { meta }: RealisationEvent): Realisation {
	if (meta.changes === undefined || meta.changes.length === 0) return state;
	const workingCopy = new WorkingCopy(state.values);
	for (const { path, to } of meta.changes) {
		workingCopy.set(path, to);
	}
	return { ...state, values: workingCopy.result() };
}

function withStep(state: Realisation, code: string | undefined, step: StepState): Realisation {
	return code === undefined ? state : { ...state, steps: { ...state.steps, [code]: step } };
}

function withFlag(state: Realisation, flag: keyof Flags, on: boolean): Realisation {
	return { ...state, flags: { ...state.flags, [flag]: on } };
}

/** An alternative that becomes the selected location is no longer the alternative. */
function withLocation(state: Realisation, category: "selected" | "alternative", uuid: string | null): Realisation {
	const promoted = category === "selected" && uuid === state.locations.alternative;
	return { ...state, locations: { ...state.locations, ...(promoted ? { alternative: null } : {}), [category]: uuid } };
}

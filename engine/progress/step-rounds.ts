import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { RealisationEvent } from "../realisation/realisation.ts";
import { progressDaysBetween, withoutUndone } from "./durations.ts";
import { resetBy } from "./step-states.ts";

/** The part of an event that determines rounds. */
export type RoundEvent = Pick<RealisationEvent, "type" | "ts"> & {
	readonly meta: Pick<RealisationEvent["meta"], "step" | "steps" | "act" | "undoes" | "undoesAt">;
};

/** One period in which a step was open, in instants. */
interface Round {
	readonly step: StepCode;
	readonly from: number;
	readonly to: number;
}

/**
 * Days of each period that a step was open, by the clock of the process, which stands still on hold and after a cancellation. A round ends
 * when the step is completed, when a reset empties it, or with the process; one that continues counts until now. Derived from the events
 * alone, so that a step keeps its days even if it was emptied since. `events`: oldest first, those of steps, of holding and of the end.
 */
export function daysPerRound(flow: CompiledFlow, events: readonly RoundEvent[], now: number): ReadonlyMap<StepCode, readonly number[]> {
	const days = new Map<StepCode, number[]>();
	for (const { step, from, to } of roundsIn(flow, events, now)) {
		const taken = progressDaysBetween(events, from, to);
		const known = days.get(step);
		if (known === undefined) days.set(step, [taken]);
		else known.push(taken);
	}
	return days;
}

export function roundsIn(flow: CompiledFlow, events: readonly RoundEvent[], now: number): readonly Round[] {
	const rounds: Round[] = [];
	const open = new Map<StepCode, number>();
	const end = (step: StepCode, to: number): void => {
		const from = open.get(step);
		if (from === undefined) return;
		open.delete(step);
		rounds.push({ step, from, to });
	};
	for (const { type, ts, meta } of withoutUndone(events)) {
		const step = meta.step ?? "";
		if (type === "step-start") {
			end(step, ts);
			open.set(step, ts);
		} else if (type === "step-end") {
			end(step, ts);
		} else if (type === "step-reset") {
			reset(flow, step, ts, open, end);
		} else if (type === "flow-change") {
			carry(meta.steps ?? {}, open);
		} else if (type === "completed") {
			for (const code of [...open.keys()]) end(code, ts);
		}
	}
	for (const code of [...open.keys()]) end(code, now);
	return rounds;
}

/** Ends the rounds that the reset empties. The parent of a sub-step that is done again is open again from then on. */
function reset(
	flow: CompiledFlow,
	code: StepCode,
	ts: number,
	open: Map<StepCode, number>,
	end: (step: StepCode, to: number) => void,
): void {
	const step = flow.steps.get(code);
	if (step === undefined) {
		end(code, ts);
		return;
	}
	for (const emptied of resetBy(flow, step)) end(emptied.code, ts);
	if (step.parent !== null && !open.has(step.parent.code)) open.set(step.parent.code, ts);
}

/** Under another version of the flow, open steps continue under their codes in that version. */
function carry(steps: NonNullable<RoundEvent["meta"]["steps"]>, open: Map<StepCode, number>): void {
	const before = new Map(open);
	open.clear();
	for (const [code, { startedAt, completedAt }] of Object.entries(steps)) {
		if (completedAt === null) open.set(code, before.get(code) ?? startedAt);
	}
}

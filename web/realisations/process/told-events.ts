import type { RealisationEvent } from "../../../engine/index.ts";

/** Bookkeeping of the engine, meaningless to people. */
const UNTOLD: ReadonlySet<string> = new Set(["mark", "unmark"]);

export interface ToldEvent {
	readonly event: RealisationEvent;
	/** Its place among all events of the process, from 1. */
	readonly number: number;
}

/** The events of a process that mean something to people, oldest first. */
export function toldEvents(events: readonly RealisationEvent[]): readonly ToldEvent[] {
	return events
		.map((event, index) => ({ event, number: index + 1 }))
		.filter(({ event, number }) => !UNTOLD.has(event.type) && !isEcho(events, number - 1));
}

/** A save can write a second event for its side effects; only the first one is shown. */
function isEcho(events: readonly RealisationEvent[], index: number): boolean {
	const event = events[index];
	if (event?.type !== "step-save" && event?.type !== "step-correct") return false;
	return events
		.slice(0, index)
		.some(
			({ type, ts, meta }) =>
				type.startsWith("step-") && type !== "step-start" && type !== "step-end" && ts === event.ts && meta.step === event.meta.step,
		);
}

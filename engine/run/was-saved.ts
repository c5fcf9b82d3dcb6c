import type { EventType, RealisationEvent } from "./realisation.ts";

/** What happens to a process before anybody has entered anything in it, or without entering anything. */
const WITHOUT_INPUT: ReadonlySet<EventType> = new Set([
	"created",
	"step-start",
	"type-change",
	"tags-change",
	"request-connect",
	"request-disconnect",
	"onhold-start",
	"onhold-end",
	"cancelled-start",
	"cancelled-end",
]);

/** Whether something was saved in the process since it was started: a step, a location or another party. */
export function wasSaved(events: readonly Pick<RealisationEvent, "type">[]): boolean {
	return events.some(({ type }) => !WITHOUT_INPUT.has(type));
}

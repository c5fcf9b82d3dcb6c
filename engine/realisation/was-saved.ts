import type { EventType, RealisationEvent } from "./realisation.ts";

/** Events that do not mean that somebody entered something. */
const WITHOUT_INPUT: ReadonlySet<EventType> = new Set([
	"created",
	"step-start",
	"type-change",
	"tags-change",
	"term-extend",
	"request-connect",
	"request-disconnect",
	"onhold-start",
	"onhold-end",
	"cancelled-start",
	"cancelled-end",
]);

/** Whether anything was saved in the process since it was started: a step, a location or another party. */
export function wasSaved(events: readonly Pick<RealisationEvent, "type">[]): boolean {
	return events.some(({ type }) => !WITHOUT_INPUT.has(type));
}

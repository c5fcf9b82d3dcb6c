import type { RealisationEvent } from "../../../../engine/index.ts";
import { type TextKey, text } from "../../../texts/text.ts";
import { dayText } from "../../../ui/words/date-text.ts";
import "../../../texts/areas/events.ts";

/** The rest of a sentence that starts with a name: what that person did. */
export function eventSentence(event: RealisationEvent, stepLabel: (code: string) => string): string {
	if ((event.meta.term?.days ?? 0) < 0) return text("event.term-extend.undone");
	const key = event.meta.automatic && event.meta.step !== undefined ? `event.${event.type}.decision` : `event.${event.type}`;
	const step = event.meta.step === undefined ? "" : `${event.meta.step} ${stepLabel(event.meta.step)}`.trim();
	return text(isKnown(key) ? key : "event.unknown", { step });
}

/** Of each list of events: what takes back an act, by the moment or the name of that act. Looked through once: a process has hundreds. */
const undoings = new WeakMap<readonly RealisationEvent[], ReadonlyMap<number | string, RealisationEvent>>();

function undoingsIn(events: readonly RealisationEvent[]): ReadonlyMap<number | string, RealisationEvent> {
	const known = undoings.get(events);
	if (known !== undefined) return known;
	const found = new Map<number | string, RealisationEvent>();
	for (const event of events) {
		for (const undone of [event.meta.undoesAt, event.meta.undoes]) {
			if (undone !== undefined && !found.has(undone)) found.set(undone, event);
		}
	}
	undoings.set(events, found);
	return found;
}

/**
 * What the event takes back, or when it was taken back itself, after its sentence; empty for one of which neither is so. `events`: all of
 * the process.
 */
export function undoingText({ ts, meta }: RealisationEvent, events: readonly RealisationEvent[]): string {
	if (meta.undoes !== undefined) return text("event.undoes.several");
	if (meta.undoesAt !== undefined) return text("event.undoes");
	const undone = undoingsIn(events);
	const undoing = undone.get(ts) ?? (meta.act === undefined ? undefined : undone.get(meta.act));
	return undoing === undefined ? "" : text("event.undone", { day: dayText(undoing.ts) });
}

const KNOWN: ReadonlySet<string> = new Set([
	"event.created",
	"event.step-start",
	"event.step-end",
	"event.step-save",
	"event.step-correct",
	"event.step-reset",
	"event.step-reopen",
	"event.onhold-start",
	"event.onhold-end",
	"event.cancelled-start",
	"event.cancelled-start.decision",
	"event.cancelled-end",
	"event.vkb-start",
	"event.vkb-end",
	"event.completed",
	"event.location-connect",
	"event.location-disconnect",
	"event.request-connect",
	"event.request-disconnect",
	"event.stakeholder-change",
	"event.tags-change",
	"event.term-extend",
	"event.file-disconnect",
	"event.type-change",
	"event.mark",
	"event.unmark",
	"event.flow-change",
] satisfies TextKey[]);

function isKnown(key: string): key is TextKey {
	return KNOWN.has(key);
}

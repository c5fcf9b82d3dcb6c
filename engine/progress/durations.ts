import { calendarDays } from "../calendar/day.ts";
import type { EventType, RealisationEvent, StepState } from "../realisation/realisation.ts";

const counting: ReadonlySet<EventType> = new Set(["completed", "onhold-start", "onhold-end", "cancelled-start", "cancelled-end"] as const);

/** Whether the days of progress depend on an event, given its position among all events, oldest first. */
export function stopsOrStarts({ type }: Pick<RealisationEvent, "type">, place: number): boolean {
	return place === 0 || counting.has(type);
}

/**
 * The events of a process that determine its days of progress, reduced to what and when: all that a list needs of the past. Oldest first,
 * including the start.
 */
export function countingEvents(events: readonly RealisationEvent[]): readonly RealisationEvent[] {
	return events.filter(stopsOrStarts).map(({ type, ts, version, userId, meta: { uuid, act, undoes, undoesAt } }) => ({
		type,
		ts,
		version,
		userId,
		meta: {
			uuid,
			...(act === undefined ? {} : { act }),
			...(undoes === undefined ? {} : { undoes }),
			...(undoesAt === undefined ? {} : { undoesAt }),
		},
	}));
}

/** How long a step has taken so far, and what stops its clock now; null while the clock runs, and once the step is completed. */
export interface StepTime {
	readonly days: number;
	/** Calendar days elapsed, including those on hold or cancelled. */
	readonly elapsed: number;
	readonly stoppedBy: "onhold" | "cancelled" | null;
}

/**
 * Time of a step by the clock of its process, which stands still while the process is on hold or cancelled, and once it
 * is completed: the same for the step's page, the list, the reports and their exports. `events`: oldest first.
 */
export function stepTime({ startedAt, completedAt }: StepState, events: readonly RealisationEvent[], now: number): StepTime {
	const until = Math.max(startedAt, completedAt ?? events.findLast(({ type }) => type === "completed")?.ts ?? now);
	return {
		days: progressDaysBetween(events, startedAt, until),
		elapsed: calendarDays(startedAt, until),
		stoppedBy: completedAt === null ? stoppedBy(events) : null,
	};
}

/** Why the process stands still after these events: a cancellation takes precedence over a hold underneath. */
function stoppedBy(events: readonly RealisationEvent[]): StepTime["stoppedBy"] {
	const isOn = (status: "onhold" | "cancelled"): boolean =>
		events.findLast(({ type }) => type === `${status}-start` || type === `${status}-end`)?.type === `${status}-start`;
	return isOn("cancelled") ? "cancelled" : isOn("onhold") ? "onhold" : null;
}

/**
 * Calendar days of progress from the creation of the process until it was completed or until now, without the days it was on hold or
 * cancelled: net, because it serves to compare performance. A hold underneath a cancellation counts once. `events`: oldest first.
 */
export function progressDays(events: readonly RealisationEvent[], now: number): number {
	const from = events[0]?.ts ?? now;
	const to = events.findLast(({ type }) => type === "completed")?.ts ?? now;
	return progressDaysBetween(events, from, to);
}

/** The part of an event that the clock needs. */
type ClockEvent = Pick<RealisationEvent, "type" | "ts"> & { readonly meta?: Pick<RealisationEvent["meta"], "act" | "undoes" | "undoesAt"> };

/** The same between two instants, such as those of a step. */
export function progressDaysBetween(events: readonly ClockEvent[], from: number, to: number): number {
	const stopped = stopsIn(events, stopping).reduce(
		(days, [start, end]) => days + Math.max(0, calendarDays(Math.max(start, from), Math.min(end ?? to, to))),
		0,
	);
	return Math.max(0, calendarDays(from, to) - stopped);
}

/** What stops the clock of a process. */
const stopping = ["onhold", "cancelled"] as const;

/**
 * Periods in which the process stood still for one of these reasons, in instants; null as the end of one that continues. Overlapping
 * periods are merged.
 */
export function stopsIn(
	events: readonly ClockEvent[],
	why: readonly (typeof stopping)[number][],
): readonly (readonly [from: number, to: number | null])[] {
	const found: [number, number | null][] = [];
	const reasons = new Set<string>();
	let since = 0;
	for (const { type, ts } of withoutUndone(events)) {
		const [status = "", edge] = type.split("-");
		if (!why.some((reason) => reason === status)) continue;
		if (edge === "start") {
			since = reasons.size === 0 ? ts : since;
			reasons.add(status);
		} else if (reasons.delete(status) && reasons.size === 0) {
			found.push([since, ts]);
		}
	}
	return reasons.size > 0 ? [...found, [since, null]] : found;
}

/** An event that was undone never stopped or started the clock: both it and the event that undid it are left out. */
export function withoutUndone<Event extends ClockEvent>(events: readonly Event[]): readonly Event[] {
	if (!events.some(({ meta }) => meta?.undoes !== undefined || meta?.undoesAt !== undefined)) return events;
	const left: Event[] = [];
	for (const event of events) {
		const { undoes, undoesAt } = event.meta ?? {};
		if (undoesAt !== undefined) {
			left.splice(0, left.length, ...left.filter(({ ts }) => ts !== undoesAt));
			continue;
		}
		if (undoes !== undefined && left.some(({ meta }) => meta?.act === undoes)) {
			left.splice(0, left.length, ...left.filter(({ meta }) => meta?.act !== undoes));
			continue;
		}
		const status = undoes === undefined ? undefined : event.type.split("-")[0];
		const undone = status === undefined ? -1 : left.findLastIndex(({ type }) => type.startsWith(`${status}-`));
		if (undone < 0) left.push(event);
		else left.splice(undone, 1);
	}
	return left;
}

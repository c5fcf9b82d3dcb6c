import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Realisation, RealisationEvent } from "../realisation/realisation.ts";
import type { RealisationRecord } from "../realisation/realisation-record.ts";
import { recordOf } from "../record/record-of.ts";
import { applyEvent, type FlowAt } from "./replay.ts";
import { nothing } from "./start-realisation.ts";

/** A process as it was left by one act. */
export interface Moment {
	/** How many events had happened by then; at least 1. */
	readonly number: number;
	/** Milliseconds since 1970. */
	readonly ts: number;
	readonly userId: string;
	/** The events of the act, in order. */
	readonly events: readonly RealisationEvent[];
	/** The flow in the version that applies from then on. */
	readonly flow: CompiledFlow;
	readonly realisation: Realisation;
}

/**
 * Every moment of a process, oldest first. An act writes all its events at once, in one person's name, so consecutive events with the same
 * instant and name are one act.
 */
export function momentsOf(events: readonly RealisationEvent[], flowAt: FlowAt): readonly Moment[] {
	const moments: Moment[] = [];
	let act: RealisationEvent[] = [];
	let realisation = nothing;
	for (const [index, event] of events.entries()) {
		act.push(event);
		realisation = applyEvent(flowAt, realisation, event);
		const next = events[index + 1];
		if (next?.ts === event.ts && next.userId === event.userId) continue;
		const { ts, userId } = event;
		moments.push({ number: index + 1, ts, userId, events: act, flow: flowAt(versionAfter(event)), realisation });
		act = [];
	}
	return moments;
}

/** Versions of the flow that are needed to replay these events. */
export function versionsIn(events: readonly RealisationEvent[]): readonly string[] {
	return [...new Set(events.flatMap((event) => [event.version, versionAfter(event)]))];
}

const versionAfter = ({ version, meta }: RealisationEvent): string => meta.flow?.to ?? version;

/**
 * The record as it was at a moment. Whatever the events do not determine is as it is now: the files themselves, and whether they are hidden
 * under privacy law. Comments are not included.
 */
export function recordAt(record: RealisationRecord, { number, ts, flow, realisation }: Moment): RealisationRecord {
	const identity = {
		uuid: record.uuid,
		ref: record.reference,
		caseRef: record.case_ref,
		caseCounter: record.case_counter,
		synced: record.synced,
		createdAt: record.created_at,
		updatedAt: ts,
		earlierDocs: record.EarlierDocs,
	};
	const flags = { ...realisation.flags, gdpr: record.status.gdpr.enabled };
	return recordOf(flow, { ...realisation, flags }, identity, {
		events: record.Events.slice(0, number),
		history: record.history.filter((entry) => entry.ts <= ts),
		files: record.files,
	});
}

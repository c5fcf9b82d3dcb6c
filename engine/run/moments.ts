import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Realisation, RealisationEvent } from "../realisation/realisation.ts";
import type { RealisationRecord } from "../realisation/realisation-record.ts";
import { recordOf } from "../record/record-of.ts";
import { applyEvent, type FlowAt } from "./replay.ts";
import { nothing } from "./start-realisation.ts";

/** A process as one act left it. */
export interface Moment {
	/** How many events had happened by then; at least 1. */
	readonly number: number;
	/** Milliseconds since 1970. */
	readonly ts: number;
	readonly userId: string;
	/** What the act did, in its order. */
	readonly events: readonly RealisationEvent[];
	/** Version of the flow from then on. */
	readonly flow: CompiledFlow;
	readonly realisation: Realisation;
}

/**
 * Every moment of a process, oldest first. An act writes all its events at once, in somebody's name, so events in a row with
 * one instant and one name are one act.
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

/** Versions of the flow that these events need. */
export function versionsIn(events: readonly RealisationEvent[]): readonly string[] {
	return [...new Set(events.flatMap((event) => [event.version, versionAfter(event)]))];
}

const versionAfter = ({ version, meta }: RealisationEvent): string => meta.flow?.to ?? version;

/**
 * The record as it was at a moment. What the events do not tell is as it is now: the files themselves, and whether the privacy
 * law hides them. Comments are not in it.
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

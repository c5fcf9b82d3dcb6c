import {
	type Actor,
	advance,
	type Command,
	type HistoryEntry,
	type Outcome,
	type OutwardEffect,
	type Realisation,
	type RealisationEvent,
	type RealisationRecord,
	type RecordIdentity,
	recordOf,
	type Snapshot,
	type Surroundings,
} from "../../engine/index.ts";
import type { FlowVersion } from "../flows/flow-version.ts";

export type ProcessIdentity = Omit<RecordIdentity, "synced" | "updatedAt">;

/**
 * One realisation process in memory: its state, everything that happened to it, and what is still to be
 * stored. The same for a call of the API, which applies one command, and for demo data, which applies many.
 */
export class Process {
	readonly identity: ProcessIdentity;
	readonly flow: FlowVersion;
	readonly createdBy: string;
	/** Instant of the last change. */
	updatedAt: number;
	realisation: Realisation;
	readonly events: RealisationEvent[];
	/** Newest first. */
	readonly history: HistoryEntry[];
	/** How many of `events` are stored already. */
	readonly storedEvents: number;
	readonly newSnapshots: Snapshot[] = [];
	readonly effects: OutwardEffect[] = [];

	constructor(start: {
		readonly identity: ProcessIdentity;
		readonly flow: FlowVersion;
		readonly createdBy: string;
		readonly updatedAt: number;
		readonly realisation: Realisation;
		readonly events: readonly RealisationEvent[];
		readonly history: readonly HistoryEntry[];
		readonly storedEvents: number;
	}) {
		this.identity = start.identity;
		this.flow = start.flow;
		this.createdBy = start.createdBy;
		this.updatedAt = start.updatedAt;
		this.realisation = start.realisation;
		this.events = [...start.events];
		this.history = [...start.history];
		this.storedEvents = start.storedEvents;
	}

	/** Carries the command out in memory, or tells why not and changes nothing. */
	apply(command: Command, actor: Actor, now: number, surroundings: Surroundings): Outcome {
		const outcome = advance(this.flow.compiled, this.realisation, command, actor, now, surroundings);
		if (outcome.refused) return outcome;
		this.realisation = outcome.realisation;
		this.updatedAt = now;
		this.events.push(...outcome.events);
		this.effects.push(...outcome.effects);
		if (outcome.snapshot !== undefined) {
			const { ts, userId, step, iteration, values } = outcome.snapshot;
			this.newSnapshots.push(outcome.snapshot);
			this.history.unshift({ ts, userId, step, iteration, values });
		}
		return outcome;
	}

	/** The record as the API answers it to somebody who may see every step. */
	record(synced: number): RealisationRecord {
		const identity: RecordIdentity = { ...this.identity, synced, updatedAt: this.updatedAt };
		return recordOf(this.flow.compiled, this.realisation, identity, { events: this.events, history: this.history });
	}
}

import {
	type Actor,
	type Advanced,
	advance,
	type Command,
	type Outcome,
	type OutwardEffect,
	type Realisation,
	type RealisationEvent,
	type RecordHead,
	type RecordIdentity,
	recordHeadOf,
	type Snapshot,
	type Surroundings,
	type UpgradeOptions,
	type UpgradeOutcome,
	upgradeProcess,
} from "../../../engine/index.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";

type Happened = Pick<Advanced, "realisation" | "events" | "snapshot">;

type ProcessIdentity = Omit<RecordIdentity, "synced" | "updatedAt">;

/**
 * One realisation process in memory: its state, and its changes since it was read that are not stored yet. Used both for an API call, which
 * applies one command, and for demo data, which applies many.
 */
export class Process {
	readonly identity: ProcessIdentity;
	/** Version that the process runs on. */
	flow: FlowVersion;
	readonly createdBy: string;
	/** Instant of the last change. */
	updatedAt: number;
	realisation: Realisation;
	/** Number of events that are already stored. */
	readonly storedEvents: number;
	readonly newEvents: RealisationEvent[];
	/** As it was read from the database; null for a new process. */
	readonly before: { readonly realisation: Realisation; readonly flow: FlowVersion } | null;
	/** Oldest first. */
	readonly newSnapshots: Snapshot[] = [];
	readonly effects: OutwardEffect[] = [];

	constructor(start: {
		readonly identity: ProcessIdentity;
		readonly flow: FlowVersion;
		readonly createdBy: string;
		readonly updatedAt: number;
		readonly realisation: Realisation;
		readonly newEvents: readonly RealisationEvent[];
		readonly storedEvents: number;
	}) {
		this.identity = start.identity;
		this.flow = start.flow;
		this.createdBy = start.createdBy;
		this.updatedAt = start.updatedAt;
		this.realisation = start.realisation;
		this.newEvents = [...start.newEvents];
		this.storedEvents = start.storedEvents;
		this.before = start.storedEvents === 0 ? null : { realisation: start.realisation, flow: start.flow };
	}

	/**
	 * Carries out the command in memory, or returns the refusal and changes nothing. `acts`: the act that it is part of or undoes, which
	 * its events name.
	 */
	apply(
		command: Command,
		actor: Actor,
		now: number,
		surroundings: Surroundings,
		acts: Pick<RealisationEvent["meta"], "act" | "undoes"> = {},
	): Outcome {
		const outcome = advance(this.flow.compiled, this.realisation, command, actor, now, surroundings);
		if (outcome.refused) return outcome;
		this.effects.push(...outcome.effects);
		const events = outcome.events.map((event) => ({ ...event, meta: { ...event.meta, ...acts } }));
		this.#note({ ...outcome, events }, now);
		return outcome;
	}

	/** Takes the process along to another version of its flow in memory, or returns the refusal and changes nothing. */
	upgrade(to: FlowVersion, now: number, options: UpgradeOptions): UpgradeOutcome {
		const outcome = upgradeProcess(this.realisation, this.flow.compiled, to.compiled, now, options);
		if (outcome.refused) return outcome;
		this.flow = to;
		this.#note(outcome, now);
		return outcome;
	}

	#note({ realisation, events, snapshot }: Happened, now: number): void {
		this.realisation = realisation;
		this.updatedAt = now;
		this.newEvents.push(...events);
		if (snapshot !== undefined) this.newSnapshots.push(snapshot);
	}

	/** The record as the API returns it to somebody who may see every step, without its past. */
	record(synced: number): RecordHead {
		const identity: RecordIdentity = { ...this.identity, synced, updatedAt: this.updatedAt };
		return recordHeadOf(this.flow.compiled, this.realisation, identity);
	}
}

import type { Actor } from "../access/index.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { ConditionContext } from "../conditions/index.ts";
import type { EventMeta, EventType, Realisation, RealisationEvent, Snapshot, TenantRules } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import type { Advanced, OutwardEffect } from "./command.ts";
import { contextOf } from "./context-of.ts";

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * One command being carried out: the state so far, and what has happened. Everything that changes a
 * process goes through here, so that each change has its event.
 */
export class Execution {
	readonly flow: CompiledFlow;
	readonly before: Realisation;
	readonly actor: Actor;
	readonly now: number;
	readonly tenant: TenantRules | undefined;
	readonly workingCopy: WorkingCopy;
	/** The state apart from the values, which are in the working copy. */
	readonly state: Changing<Omit<Realisation, "values">>;
	/** What conditions see; kept in step with the working copy and the state. */
	readonly context: Changing<ConditionContext>;
	readonly events: RealisationEvent[] = [];
	readonly effects: OutwardEffect[] = [];
	snapshot: Snapshot | undefined;

	constructor(
		flow: CompiledFlow,
		before: Realisation,
		actor: Actor,
		now: number,
		tenant?: TenantRules,
		elsewhere?: ConditionContext["elsewhere"],
	) {
		this.flow = flow;
		this.before = before;
		this.actor = actor;
		this.now = now;
		this.tenant = tenant;
		this.workingCopy = new WorkingCopy(before.values);
		// Properties are named one by one here and in `finish`: omitting one from an object and adding it again is slow, and this runs at
		// every save.
		const { type, subtype, steps, iteration, flags, reasons, marks, locations, requests, tags } = before;
		this.state = { type, subtype, steps, iteration, flags, reasons, marks, locations, requests, tags };
		this.context = contextOf(flow, before, actor, now, this.workingCopy.values);
		if (elsewhere !== undefined) this.context.elsewhere = elsewhere;
	}

	/** Records an event. */
	emit(type: EventType, meta: EventMeta): void {
		this.events.push({ type, ts: this.now, version: this.flow.definition.version, userId: this.actor.userId, meta });
	}

	/** Records an event of a step. */
	emitStep(type: EventType, step: CompiledStep, meta: Partial<EventMeta> = {}): void {
		this.emit(type, { uuid: step.definition.uuid, step: step.code, ...meta });
	}

	setSteps(steps: Realisation["steps"]): void {
		this.state.steps = steps;
		this.context.steps = steps;
	}

	setMarks(marks: Realisation["marks"]): void {
		this.state.marks = marks;
		this.context.marks = marks;
	}

	/** An effect is carried out once, however often it is added. */
	addEffect(effect: OutwardEffect): void {
		const text = JSON.stringify(effect);
		if (!this.effects.some((known) => JSON.stringify(known) === text)) this.effects.push(effect);
	}

	/** The outcome. Without an event nothing changed, and the state is the same object that the execution began with. */
	finish(target: string | null): Advanced {
		const { type, subtype, steps, iteration, flags, reasons, marks, locations, requests, tags } = this.state;
		const values = this.workingCopy.result();
		return {
			refused: false,
			realisation:
				this.events.length === 0
					? this.before
					: { type, subtype, steps, iteration, flags, reasons, marks, locations, requests, tags, values },
			events: this.events,
			effects: this.effects,
			...(this.snapshot === undefined ? {} : { snapshot: this.snapshot }),
			target,
		};
	}
}

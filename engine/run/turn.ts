import { today } from "../calendar/day.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { ConditionContext } from "../conditions/index.ts";
import type { Advanced, OutwardEffect } from "./command.ts";
import { Draft } from "./draft.ts";
import type { Actor, EventMeta, EventType, Realisation, RealisationEvent, Snapshot, TenantRules } from "./realisation.ts";

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * One command at work: the state as it is becoming, and what happened so far. Everything that changes
 * a process goes through here, so that each change has its event.
 */
export class Turn {
	readonly flow: CompiledFlow;
	readonly before: Realisation;
	readonly actor: Actor;
	readonly now: number;
	readonly tenant: TenantRules | undefined;
	readonly draft: Draft;
	/** The state apart from the values, which are in the draft. */
	readonly state: Changing<Omit<Realisation, "values">>;
	/** What conditions see; follows the draft and the state. */
	readonly context: Changing<ConditionContext>;
	readonly events: RealisationEvent[] = [];
	readonly effects: OutwardEffect[] = [];
	snapshot: Snapshot | undefined;

	constructor(flow: CompiledFlow, before: Realisation, actor: Actor, now: number, tenant?: TenantRules) {
		this.flow = flow;
		this.before = before;
		this.actor = actor;
		this.now = now;
		this.tenant = tenant;
		this.draft = new Draft(before.values);
		const { values, ...state } = before;
		this.state = state;
		this.context = {
			values: this.draft.values,
			stored: values,
			today: today(now),
			roles: actor.roles,
			marks: state.marks,
			type: state.type,
			steps: state.steps,
			conditions: flow.conditions,
		};
	}

	/** Notes that something happened. */
	emit(type: EventType, meta: EventMeta): void {
		this.events.push({ type, ts: this.now, version: this.flow.definition.version, userId: this.actor.userId, meta });
	}

	/** Notes that something happened to a step. */
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

	/** Effects are carried out once, however often they were asked for. */
	addEffect(effect: OutwardEffect): void {
		const text = JSON.stringify(effect);
		if (!this.effects.some((known) => JSON.stringify(known) === text)) {
			this.effects.push(effect);
		}
	}

	/** The outcome. Without any event nothing changed, and the state is the very one it began with. */
	finish(target: string | null): Advanced {
		return {
			refused: false,
			realisation: this.events.length === 0 ? this.before : { ...this.state, values: this.draft.result() },
			events: this.events,
			effects: this.effects,
			...(this.snapshot === undefined ? {} : { snapshot: this.snapshot }),
			target,
		};
	}
}

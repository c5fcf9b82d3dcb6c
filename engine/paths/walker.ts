import { today } from "../calendar/day.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { isOpen } from "../progress/step-states.ts";
import type { Realisation, TenantRules } from "../realisation/realisation.ts";
import { assignments } from "./assignments.ts";
import { type Beginning, begin, beginnings } from "./beginning.ts";
import { candidateValues } from "./candidate-values.ts";
import { type Decisive, decisiveFields } from "./decisive-fields.ts";
import { type Assignment, type Filled, fillStep } from "./fill-step.ts";
import { effectId, enteredMilestones, roleId, subStepMilestones } from "./milestones.ts";
import { observedFlow } from "./observed-flow.ts";

/** Instant at which walks begin: an ordinary Monday morning. Each act is a minute after the one before. */
export const walkStart = Date.UTC(2026, 0, 5, 9);
export const walkMinute = 60_000;

/** One act in a walk. */
export interface Act {
	/** `complete` an open step, or `change` a completed one and complete it again. */
	readonly kind: "complete" | "change";
	readonly step: string;
	readonly role: string;
	readonly given: Assignment;
}

interface Walked extends Filled {
	/** Ids of the milestones passed. */
	readonly passed: readonly string[];
	/** Combinations of sub-steps, which only walking reveals. */
	readonly combinations: ReturnType<typeof subStepMilestones>;
}

/** Walks a tenant's flow step by step, using the engine itself. */
export class Walker {
	readonly flow: CompiledFlow;
	readonly tenant: TenantDefinition;
	readonly decisive: Decisive;
	readonly rules: TenantRules;
	readonly #observed: CompiledFlow;
	readonly #candidates = new Map<string, readonly unknown[]>();
	readonly #assignments = new Map<string, readonly Assignment[]>();
	#passed: string[] = [];

	constructor(flow: CompiledFlow, tenant: TenantDefinition) {
		const { onHoldReasons, cancelReasons, access, sharedLocations = false } = tenant;
		this.flow = flow;
		this.tenant = tenant;
		this.decisive = decisiveFields(flow);
		this.rules = { onHoldReasons, cancelReasons, access, sharedLocations };
		this.#observed = observedFlow(flow, (id) => this.#passed.push(id));
	}

	/** The processes with which walks begin: one, or one of each type if the flow depends on the type. */
	beginnings(): readonly Beginning[] {
		const types = this.tenant.processTypes.map(({ value }) => value);
		return beginnings(this.flow, this.tenant, this.decisive.byType ? types : types.slice(0, 1));
	}

	begin(beginning: Beginning): Realisation {
		return begin(this.flow, this.tenant, beginning, actorIn(this.starter()), walkStart);
	}

	/** Role that starts processes. */
	starter(): string {
		return this.tenant.access.realisationbtn?.[0] ?? this.flow.order[0]?.definition.access.edit[0] ?? "";
	}

	openSteps({ steps, flags }: Realisation): readonly CompiledStep[] {
		return flags.cancelled || flags.completed ? [] : this.flow.order.filter((step) => step.children.length === 0 && isOpen(steps, step));
	}

	/** The ways to fill in the fields that affect the course of the flow. */
	assignmentsOf(step: CompiledStep): readonly Assignment[] {
		const known = this.#assignments.get(step.code);
		const found = known ?? assignments(this.flow, step, this.decisive.fields, (path) => this.#candidatesOf(step, path));
		this.#assignments.set(step.code, found);
		return found;
	}

	/** Performs an act; undefined when that is impossible. */
	walk(realisation: Realisation, act: Act, now: number): Walked | undefined {
		const step = this.flow.steps.get(act.step);
		if (step === undefined) return undefined;
		this.#passed = [];
		const filled = fillStep(
			{
				flow: this.#observed,
				rules: this.rules,
				realisation,
				step,
				actor: actorIn(act.role),
				now,
				candidates: (path) => this.#candidatesOf(step, path),
			},
			act.given,
		);
		if (filled === undefined) return undefined;
		const combinations = subStepMilestones(this.flow, realisation.steps, filled.outcome.realisation.steps);
		const changes =
			act.kind === "change" ? (step.definition.change?.effects ?? []).map((_, index) => effectId(step.code, "change", index)) : [];
		const entered = enteredMilestones(step, realisation.values, filled.outcome.realisation.values);
		return {
			...filled,
			combinations,
			passed: [...this.#passed, roleId(step.code, act.role), ...changes, ...entered, ...combinations.map(({ id }) => id)],
		};
	}

	#candidatesOf(step: CompiledStep, path: FieldPath): readonly unknown[] {
		const key = `${step.code} ${path}`;
		const field = step.form.fields.get(path);
		const known = this.#candidates.get(key);
		const inventing = { tenant: this.tenant, today: today(walkStart), literals: this.decisive.literals };
		const found = known ?? (field === undefined ? [] : candidateValues(field, inventing));
		this.#candidates.set(key, found);
		return found;
	}
}

export function actorIn(role: string) {
	return { userId: `walker-${role}`, roles: [role] };
}

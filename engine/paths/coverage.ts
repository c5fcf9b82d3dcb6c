import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { scenarioMoments } from "../scenario/scenario-moments.ts";
import { type Milestone, milestonesOf, roleId, subStepMilestones } from "./milestones.ts";
import { observedFlow } from "./observed-flow.ts";

/** A part of the flow, with the scenarios that pass it. */
interface CoveredMilestone extends Milestone {
	readonly by: readonly string[];
}

/** Which scenarios pass each milestone: steps, branches, sub-steps, and who completes a step. */
export type Coverage = readonly CoveredMilestone[];

/** Derived from the machine's own report while each scenario is played, as for the walks of `paths`. */
export function coverageOf(flow: CompiledFlow, tenant: TenantDefinition, scenarios: Readonly<Record<string, Scenario>>): Coverage {
	const passedBy = new Map<string, Set<string>>();
	for (const [name, scenario] of Object.entries(scenarios)) {
		for (const id of passed(flow, tenant, scenario)) passedBy.set(id, (passedBy.get(id) ?? new Set()).add(name));
	}
	return milestonesOf(flow)
		.filter(({ kind }) => kind !== "effect")
		.map((milestone) => ({ ...milestone, by: [...(passedBy.get(milestone.id) ?? [])] }));
}

function passed(flow: CompiledFlow, tenant: TenantDefinition, scenario: Scenario): ReadonlySet<string> {
	const ids = new Set<string>();
	const observed = observedFlow(flow, (id) => ids.add(id));
	try {
		let before: ReturnType<typeof activeStep> = null;
		let steps = {};
		for (const { told, outcome, realisation } of scenarioMoments(observed, tenant, scenario)) {
			const step = told?.step ?? before?.code;
			if (told?.do === "complete" && step !== undefined && outcome?.refused === false) ids.add(roleId(step, told.as));
			for (const { id } of subStepMilestones(flow, steps, realisation.steps)) ids.add(id);
			before = activeStep(flow, realisation.steps);
			steps = realisation.steps;
		}
	} catch {
		// A scenario with a mistake counts up to the mistake.
	}
	return ids;
}

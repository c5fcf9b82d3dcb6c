import type { Outcome } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { available } from "../run/available.ts";
import { differences, refusalText } from "./differences.ts";
import type { Instruction, InstructionResult, Scenario, ScenarioResult } from "./scenario.ts";
import { rulesOf, scenarioMoments } from "./scenario-moments.ts";

/**
 * Plays a scenario and reports for every instruction whether it went as expected. Stops at the first that did not, since its consequences
 * would fail too. Pure: the scenario sets the time.
 */
export function runScenario(flow: CompiledFlow, tenant: TenantDefinition, scenario: Scenario): ScenarioResult {
	const rules = rulesOf(tenant);
	const observer = observerOf(flow);
	const steps: InstructionResult[] = [];
	let openStep: StepCode | null = null;
	const went = ({ steps: states }: Realisation): void => {
		openStep = activeStep(flow, states)?.code ?? null;
	};
	for (const { told, instruction, outcome, realisation } of scenarioMoments(flow, tenant, scenario)) {
		if (told === null || instruction === null) {
			if (outcome?.refused === true) {
				return { passed: false, steps: scenario.instructions.slice(0, 1).map((first) => failed(first, outcome)), openStep };
			}
			went(realisation);
			continue;
		}
		if (outcome === undefined) {
			steps.push({
				instruction: told,
				outcome: "nothing was asked",
				failures: ["the instruction does not say which stakeholder changes"],
				differences: [],
			});
			break;
		}
		const found = differences(instruction.expect ?? {}, { outcome, realisation, seen: available(flow, realisation, observer, rules) });
		steps.push({ instruction: told, outcome: summary(outcome, realisation), failures: found.map(({ said }) => said), differences: found });
		if (found.length > 0) break;
		went(realisation);
	}
	return { passed: steps.every((step) => step.failures.length === 0), steps, openStep };
}

/** Somebody who may see every step. */
export function observerOf(flow: CompiledFlow) {
	return { userId: "scenario-observer", roles: flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]) };
}

function summary(outcome: Outcome, realisation: Realisation): string {
	return outcome.refused
		? refusalText(outcome)
		: `${outcome.events.map((event) => event.type).join(", ")} (iteration ${realisation.iteration})`;
}

function failed(instruction: Instruction, outcome: Outcome): InstructionResult {
	const text = outcome.refused ? refusalText(outcome) : "";
	return { instruction, outcome: text, failures: [`the process could not be started: ${text}`], differences: [] };
}

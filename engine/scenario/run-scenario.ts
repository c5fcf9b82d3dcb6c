import type { Outcome } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { FileRecord } from "../files/index.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { advance } from "../run/advance.ts";
import { available } from "../run/available.ts";
import { nothing, startRealisation } from "../run/start-realisation.ts";
import { commandsOf } from "./commands-of.ts";
import { differences, refusalText } from "./differences.ts";
import { locationAfter, locationOf } from "./location-of.ts";
import { momentOf } from "./moment.ts";
import type { Instruction, InstructionResult, Scenario, ScenarioResult } from "./scenario.ts";
import { fileUuids, uploaded } from "./scenario-files.ts";
import { startOf } from "./start-of.ts";

/** Day on which a scenario starts that names none. */
const FIRST_DAY = "2026-01-05";

/**
 * Plays a scenario and tells for every instruction whether it went as expected. Stops at the first that
 * did not, since what follows would fail because of it. Pure: the scenario says what time it is.
 */
export function runScenario(flow: CompiledFlow, tenant: TenantDefinition, scenario: Scenario): ScenarioResult {
	const { given = {}, instructions } = scenario;
	const firstDay = given.at ?? FIRST_DAY;
	const rules = tenantRules(tenant);
	const observer = {
		userId: "scenario-observer",
		roles: flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]),
	};
	const steps: InstructionResult[] = [];
	let location = locationOf(given.location);
	let now = momentOf(firstDay, firstDay);
	let realisation = nothing;
	if (instructions[0]?.do !== "start") {
		const started = startRealisation(flow, startOf(flow, tenant, given), starterOf(flow), now);
		if (started.refused) {
			return { passed: false, steps: instructions.slice(0, 1).map((instruction) => failed(instruction, started)) };
		}
		realisation = started.realisation;
	}
	const files: FileRecord[] = [];
	const uuidOfName = fileUuids();
	for (const told of instructions) {
		const { instruction, files: brought } = uploaded(flow, told, uuidOfName);
		files.push(...brought);
		now = instruction.at === undefined ? now : momentOf(instruction.at, firstDay);
		const surroundings = { tenant: rules, files, ...(location === undefined ? {} : { location, selectedLocation: location }) };
		const actor = actorIn(instruction.as);
		const outcome =
			instruction.do === "start"
				? startRealisation(flow, startOf(flow, tenant, given, instruction.with), actor, now)
				: firstExpected(
						commandsOf(flow, realisation, instruction).map(
							(command) => () => advance(flow, realisation, command, actor, now, surroundings),
						),
					);
		if (outcome === undefined) {
			steps.push({ instruction: told, outcome: "nothing was asked", failures: ["the instruction does not say which stakeholder changes"] });
			break;
		}
		if (!outcome.refused) {
			realisation = outcome.realisation;
			location = locationAfter(location, outcome.effects);
		}
		const failures = differences(instruction.expect ?? {}, { outcome, realisation, seen: available(flow, realisation, observer, rules) });
		steps.push({ instruction: told, outcome: summary(outcome, realisation), failures });
		if (failures.length > 0) {
			break;
		}
	}
	return { passed: steps.every((step) => step.failures.length === 0), steps };
}

/** Without a target, the one the flow leads to is expected: the first that is not refused as wrong. */
function firstExpected(attempts: readonly (() => Outcome)[]): Outcome | undefined {
	let outcome: Outcome | undefined;
	for (const attempt of attempts) {
		outcome = attempt();
		if (!outcome.refused || outcome.code !== "unexpected-target") {
			break;
		}
	}
	return outcome;
}

/** Who starts the process if the scenario does not say: an editor of its first step. */
function starterOf(flow: CompiledFlow) {
	return { userId: "scenario-starter", roles: flow.order[0]?.definition.access.edit ?? [] };
}

function actorIn(role: string) {
	return { userId: `scenario-${role}`, roles: [role] };
}

function tenantRules(tenant: TenantDefinition) {
	const { onHoldReasons, cancelReasons, access, sharedLocations = false, canResetDateValue = false } = tenant;
	return { onHoldReasons, cancelReasons, access, sharedLocations, canResetDateValue };
}

function summary(outcome: Outcome, realisation: Realisation): string {
	return outcome.refused
		? refusalText(outcome)
		: `${outcome.events.map((event) => event.type).join(", ")} (iteration ${realisation.iteration})`;
}

function failed(instruction: Instruction, outcome: Outcome): InstructionResult {
	const text = outcome.refused ? refusalText(outcome) : "";
	return { instruction, outcome: text, failures: [`the process could not be started: ${text}`] };
}

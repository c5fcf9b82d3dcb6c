import type { Actor } from "../access/index.ts";
import { addDays } from "../calendar/day.ts";
import type { Command, Outcome } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { FileRecord } from "../files/index.ts";
import type { Realisation, RealisationEvent, Surroundings, TenantRules } from "../realisation/realisation.ts";
import { advance } from "../run/advance.ts";
import { saveValues } from "../run/save-step.ts";
import { nothing, startRealisation } from "../run/start-realisation.ts";
import { commandOf, type UntargetedSave } from "./command-of.ts";
import { locationAfter, locationOf } from "./location-of.ts";
import type { Instruction, Scenario } from "./scenario.ts";
import { fileUuids, uploaded } from "./scenario-files.ts";
import { startOf } from "./start-of.ts";

/** Start day of a scenario that does not give one. */
const FIRST_DAY = "2026-01-05";

/** A process in a scenario at one moment: at its start, or after an instruction that was carried out or refused. */
export interface ScenarioMoment {
	/** The instruction as the scenario words it; null at the start of the process. */
	readonly told: Instruction | null;
	/** The same with its files uploaded. */
	readonly instruction: Instruction | null;
	/** Undefined when the instruction does not command anything. */
	readonly outcome: Outcome | undefined;
	readonly realisation: Realisation;
	readonly events: readonly RealisationEvent[];
	readonly files: readonly FileRecord[];
	/** Instant in milliseconds since 1970. */
	readonly now: number;
}

/** Plays a scenario lazily, one moment after another. Pure: the scenario sets the time. */
export function* scenarioMoments(flow: CompiledFlow, tenant: TenantDefinition, scenario: Scenario): Generator<ScenarioMoment> {
	const { given = {}, instructions } = scenario;
	const firstDay = given.at ?? FIRST_DAY;
	const rules = rulesOf(tenant);
	const files: FileRecord[] = [];
	const events: RealisationEvent[] = [];
	const uuidOfName = fileUuids();
	let location = locationOf(given.location);
	let now = momentOf(firstDay, firstDay);
	let realisation = nothing;
	const at = (told: Instruction | null, instruction: Instruction | null, outcome: Outcome | undefined): ScenarioMoment => ({
		told,
		instruction,
		outcome,
		realisation,
		events: [...events],
		files: [...files],
		now,
	});
	if (instructions[0]?.do !== "start") {
		const started = startRealisation(flow, startOf(flow, tenant, given), starterOf(flow), now);
		if (started.refused) {
			yield at(null, null, started);
			return;
		}
		realisation = started.realisation;
		events.push(...started.events);
		yield at(null, null, started);
	}
	for (const told of instructions) {
		const { instruction, files: brought } = uploaded(flow, told, uuidOfName);
		files.push(...brought);
		now = instruction.at === undefined ? now : momentOf(instruction.at, firstDay);
		const surroundings = { tenant: rules, files, ...(location === undefined ? {} : { location, selectedLocation: location }) };
		const actor = actorIn(instruction.as);
		const command = instruction.do === "start" ? undefined : commandOf(flow, realisation, instruction);
		const outcome =
			instruction.do === "start"
				? startRealisation(flow, startOf(flow, tenant, given, instruction.with), actor, now)
				: command && carriedOut(flow, realisation, command, actor, now, surroundings);
		if (outcome !== undefined && !outcome.refused) {
			realisation = outcome.realisation;
			events.push(...outcome.events);
			location = locationAfter(location, outcome.effects);
		}
		yield at(told, instruction, outcome);
		if (outcome === undefined) return;
	}
}

function carriedOut(
	flow: CompiledFlow,
	realisation: Realisation,
	command: Command | UntargetedSave,
	actor: Actor,
	now: number,
	surroundings: Surroundings,
): Outcome {
	return command.kind === "save-step" && command.target === undefined
		? saveValues(flow, realisation, command, actor, now, surroundings)
		: advance(flow, realisation, command, actor, now, surroundings);
}

/** Who starts the process if the scenario does not say: an editor of its first step. */
function starterOf(flow: CompiledFlow) {
	return { userId: "scenario-starter", roles: flow.order[0]?.definition.access.edit ?? [] };
}

function actorIn(role: string): Actor {
	return { userId: `scenario-${role}`, roles: [role] };
}

/** The tenant's configuration that commands depend on, from its file. */
export function rulesOf(tenant: TenantDefinition): TenantRules {
	const { onHoldReasons, cancelReasons, access, sharedLocations = false, canResetDateValue = false } = tenant;
	return { onHoldReasons, cancelReasons, access, sharedLocations, canResetDateValue };
}

/** Hour in UTC at which everything in a scenario happens: the same calendar day in the Netherlands, summer and winter. */
const NOON = "T11:00:00.000Z";

/** Instant, in milliseconds since 1970, of a day, or of a number of days after the start. */
function momentOf(at: string | number, start: string): number {
	return Date.parse((typeof at === "string" ? at : addDays(start, at)) + NOON);
}

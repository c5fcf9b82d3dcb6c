import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import type { Command, Outcome } from "../command/command.ts";
import { compileFlow } from "../compile/compile-flow.ts";
import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { resolveBlocks } from "../resolve/resolve-blocks.ts";
import { advance } from "../run/advance.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { commandOf } from "./command-of.ts";
import { recorded } from "./recorded.ts";
import { runScenario } from "./run-scenario.ts";
import type { Instruction, Scenario } from "./scenario.ts";
import { rulesOf, type ScenarioMoment, scenarioMoments } from "./scenario-moments.ts";

const root = join(import.meta.dirname, "../..");
const read = <Content>(...path: readonly string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8")) as Content;
const blocks: Blocks = Object.fromEntries(
	readdirSync(join(root, "schemas/blocks"))
		.filter((file) => file.endsWith(".json"))
		.map((file) => [file.slice(0, -".json".length), read<Blocks[string]>("schemas/blocks", file)]),
);
/** The default tenant's folder. */
const folder =
	readdirSync(join(root, "flows"))
		.map((name) => join("flows", name))
		.find((each) => read<TenantDefinition>(each, "tenant.json").default === true) ?? "";
const tenant = read<TenantDefinition>(folder, "tenant.json");
const flow = compileFlow(resolveBlocks(read<FlowDefinition>(folder, "flow.json"), blocks), { validators: ajvValidators() });
const rules = rulesOf(tenant);

/** The command as a page sends it, which shows where the step leads. */
function asSent(command: ReturnType<typeof commandOf>, outcome: Outcome): Command | undefined {
	if (command?.kind !== "save-step" || command.target !== undefined) return command;
	return { ...command, target: (outcome.refused ? null : outcome.target) ?? command.step };
}

/** The acts of a scenario, recorded as if somebody performed them. */
function recording(scenario: Scenario): readonly Instruction[] {
	let before: ScenarioMoment | null = null;
	const acts: Instruction[] = [];
	for (const moment of scenarioMoments(flow, tenant, scenario)) {
		const { told, instruction, outcome } = moment;
		if (before !== null && told !== null && instruction !== null && outcome !== undefined) {
			const { realisation } = before;
			const actor = { userId: `scenario-${told.as}`, roles: [told.as] };
			const act = (command: Command) => advance(flow, realisation, command, actor, moment.now, { tenant: rules, files: moment.files });
			const command = asSent(commandOf(flow, realisation, instruction), outcome);
			const said =
				command === undefined ? null : recorded(flow, { realisation, command, as: told.as, outcome: act(command), instead: act, rules });
			if (said !== null) acts.push(told.at === undefined ? said : { ...said, at: told.at });
		}
		before = moment;
	}
	return acts;
}

it.each([
	"positive-advice",
	"alternative-accepted",
	"correction-of-planned-date",
	"on-hold-and-cancelled",
	"traffic-decision",
	"assessment-demanded",
])("what is recorded of %s tells the same scenario, and a little change of it fails", (name) => {
	const scenario = read<Scenario>(folder, "scenarios", `${name}.json`);
	const instructions = recording(scenario);
	expect(instructions.length).toBe(scenario.instructions.length);
	const told = { ...scenario, instructions: [...instructions] };
	expect(runScenario(flow, tenant, told)).toMatchObject({ passed: true });
	expect(instructions.map(({ as }) => as)).toEqual(scenario.instructions.map(({ as }) => as));
	const other = instructions.map((each, index) =>
		index === instructions.length - 1 ? { ...each, expect: { ...each.expect, label: "?" } } : each,
	);
	expect(runScenario(flow, tenant, { ...told, instructions: other })).toMatchObject({ passed: false });
});

it("nobody types what a form fills in by itself", () => {
	const [first] = recording(read<Scenario>(folder, "scenarios", "positive-advice.json"));
	expect(Object.keys(first?.with ?? {}).sort()).toEqual(
		["CityName", "HouseNumber", "Latitude", "Longitude", "PostalCode", "StreetName"].map((each) => `Location.${each}`),
	);
});

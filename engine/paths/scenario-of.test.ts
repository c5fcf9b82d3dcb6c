import { expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { tracksFlow } from "../run/fixtures/tracks-flow.ts";
import { runScenario } from "../scenario/run-scenario.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { coverageOf } from "./coverage.ts";
import { paths } from "./paths.ts";
import { scenarioOf } from "./scenario-of.ts";

const flow = compileFlow(tracksFlow, { validators: ajvValidators() });
const tenant = {
	access: { realisationbtn: ["worker"] },
	processTypes: [{ value: "new", text: "Nieuw" }],
	onHoldReasons: [],
	cancelReasons: [{ value: "automated", text: "Automatisch" }],
} as unknown as TenantDefinition;
const plan = paths(flow, tenant);
const scenarios = Object.fromEntries(plan.paths.map((path, index) => [`pad ${index}`, scenarioOf(flow, tenant, path, `pad ${index}`)]));

it("a walk is told as a scenario that passes, act by act", () => {
	expect(plan.paths.length).toBeGreaterThan(1);
	for (const [index, path] of plan.paths.entries()) {
		const scenario = scenarios[`pad ${index}`];
		if (scenario === undefined) throw new Error("there is no scenario");
		expect(scenario.instructions.length).toBe(path.acts.length);
		expect(runScenario(flow, tenant, scenario)).toMatchObject({ passed: true });
	}
});

it("all walks together cover everything that can be passed, one alone does not, and each says which", () => {
	const uncovered = (some: typeof scenarios) => coverageOf(flow, tenant, some).filter(({ by }) => by.length === 0);
	expect(uncovered(scenarios).map(({ id }) => id)).toEqual(plan.missed.filter(({ kind }) => kind !== "effect").map(({ id }) => id));
	const [first = ""] = Object.keys(scenarios);
	const { [first]: one } = scenarios;
	if (one === undefined) throw new Error("there is no scenario");
	expect(uncovered({ [first]: one }).length).toBeGreaterThan(0);
	expect(uncovered({}).length).toBe(coverageOf(flow, tenant, {}).length);
	const step = coverageOf(flow, tenant, { [first]: one }).find(({ kind, by }) => kind === "step" && by.length > 0);
	expect(step?.by).toEqual([first]);
});

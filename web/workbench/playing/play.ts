import {
	type Coverage,
	compileFlow,
	coverageOf,
	paths,
	type ResolvedFlow,
	runScenario,
	type Scenario,
	type ScenarioResult,
	scenarioOf,
	type TenantDefinition,
	type ValidatorOf,
} from "../../../engine/index.ts";

/** The input of a run: plain data, so that it can be posted to a worker. */
export interface PlayQuestion {
	readonly flow: ResolvedFlow;
	readonly tenant: TenantDefinition;
	/** By file. */
	readonly scenarios: Readonly<Record<string, Scenario>>;
	/** Addresses of the validators, by the key of their section. */
	readonly validators: Readonly<Record<string, string>>;
}

/** The result of every scenario, and their combined coverage. */
export interface Played {
	readonly kind: "played";
	/** By file. */
	readonly results: Readonly<Record<string, ScenarioResult>>;
	readonly coverage: Coverage;
}

/** A walk that covers parts that no scenario covers yet. */
export interface OfferedScenario {
	readonly scenario: Scenario;
	/** Ids of the milestones that it adds. */
	readonly adds: readonly string[];
}

export interface Gaps {
	readonly kind: "gaps";
	readonly offered: readonly OfferedScenario[];
	/** Ids of the milestones that no act leads to. */
	readonly unreachable: readonly string[];
	/** Whether the flow was too large to explore completely. */
	readonly cutOff: boolean;
}

/** Plays the scenarios with the engine, as `npm run flow -- test` does. */
export function play({ flow: definition, tenant, scenarios }: PlayQuestion, validators: ValidatorOf): Played {
	const flow = compileFlow(definition, { validators });
	const results = Object.fromEntries(
		Object.entries(scenarios).map(([file, scenario]) => [file, resultOf(() => runScenario(flow, tenant, scenario))]),
	);
	return { kind: "played", results, coverage: coverageOf(flow, tenant, scenarios) };
}

/** A scenario that names something missing from the flow fails at that point. */
function resultOf(run: () => ScenarioResult): ScenarioResult {
	try {
		return run();
	} catch {
		return { passed: false, steps: [], openStep: null };
	}
}

/**
 * Finds walks for milestones that no scenario covers, as `npm run flow -- paths` does: the one that adds the most first, until none adds
 * anything.
 */
export function gaps({ flow: definition, tenant }: PlayQuestion, validators: ValidatorOf, coverage: Coverage): Gaps {
	const flow = compileFlow(definition, { validators });
	const plan = paths(flow, tenant);
	const open = new Set(coverage.filter(({ by }) => by.length === 0).map(({ id }) => id));
	const offered: OfferedScenario[] = [];
	const left = plan.paths.map((path) => ({ path, passed: [...new Set(path.acts.flatMap((act) => act.passed))] }));
	while (open.size > 0) {
		const counted = left.map(({ path, passed }) => ({ path, adds: passed.filter((id) => open.has(id)) }));
		const [best] = counted.sort((one, other) => other.adds.length - one.adds.length);
		if (best === undefined || best.adds.length === 0) break;
		for (const id of best.adds) open.delete(id);
		offered.push({ scenario: scenarioOf(flow, tenant, best.path, ""), adds: best.adds });
	}
	const missed = new Set(plan.missed.map(({ id }) => id));
	return { kind: "gaps", offered, unreachable: coverage.flatMap(({ id }) => (missed.has(id) ? [id] : [])), cutOff: plan.cutOff };
}

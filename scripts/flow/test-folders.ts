import { ajvValidators, compileFlow, resolveBlocks, runScenario, type ScenarioResult } from "../../engine/index.ts";
import { definedBlocks, readBlocks, readFolder } from "./read-folder.ts";

interface Told {
	readonly folder: string;
	readonly scenario: string;
	readonly result: ScenarioResult;
}

/** Runs every scenario of the folders on the folder's current flow. Check the flow first: an invalid one throws. */
export function testFolders(
	folders: readonly string[],
	blocksFolder = "schemas/blocks",
): { readonly passed: boolean; readonly text: string; readonly results: readonly Told[] } {
	const blocks = definedBlocks(readBlocks(blocksFolder));
	const results = folders.flatMap((path): readonly Told[] => {
		const {
			tenant,
			flow: { definition: flow },
			scenarios,
		} = readFolder(path);
		if (flow === undefined || tenant.definition === undefined) throw new Error(`${path}: run "npm run flow -- check" first`);
		const resolved = resolveBlocks(flow, blocks);
		const compiled = compileFlow(resolved, { validators: ajvValidators() });
		const rules = tenant.definition;
		return scenarios.flatMap(({ definition }) =>
			definition === undefined ? [] : [{ folder: path, scenario: definition.name, result: runScenario(compiled, rules, definition) }],
		);
	});
	const lines = results.flatMap(({ folder, scenario, result }) => [
		`${result.passed ? "passed" : "FAILED"}  ${folder}: ${scenario}`,
		...result.steps.flatMap(({ failures, outcome }) => failures.map((failure) => `          ${failure} (${outcome})`)),
	]);
	const failed = results.filter(({ result }) => !result.passed).length;
	return { passed: failed === 0, text: `${[...lines, `${results.length - failed} passed, ${failed} failed`].join("\n")}\n`, results };
}

import { ajvValidators, type Bundle, blocksOf, compileFlow, resolveBlocks, runScenario, type ScenarioResult } from "../../engine/index.ts";
import { printProblems } from "./print-problems.ts";
import { DoorError } from "./printed.ts";
import { definedBlocks, readBlocks, readFolder } from "./read-folder.ts";

interface Told {
	readonly folder: string;
	readonly file: string;
	/** Its name, or the name of its file if it cannot be read. */
	readonly scenario: string;
	readonly result: ScenarioResult;
	/** What is wrong, one line each, with file, line and number of the instruction. */
	readonly failures: readonly string[];
}

/**
 * Runs every scenario of the folders on the folder's current flow. One that can't be read fails.
 *
 * @throws DoorError when the flow or the tenant has errors: nothing can be run on it.
 */
export function testFolders(
	folders: readonly string[],
	blocksFolder = "schemas/blocks",
): { readonly passed: boolean; readonly text: string; readonly results: readonly Told[] } {
	const blocks = definedBlocks(readBlocks(blocksFolder));
	const results = folders.flatMap((path): readonly Told[] => {
		const bundle = readFolder(path);
		const { tenant, flow, scenarios } = bundle;
		if (flow.definition === undefined || tenant.definition === undefined) {
			throw new DoorError(printProblems([...flow.problems, ...tenant.problems], [path]).trimEnd());
		}
		const compiled = compileFlow(resolveBlocks(flow.definition, blocksOf(bundle, blocks)), { validators: ajvValidators() });
		const rules = tenant.definition;
		return scenarios.map((parsed): Told => {
			const { definition, source } = parsed;
			if (definition === undefined) return unreadable(path, parsed);
			const result = runScenario(compiled, rules, definition);
			return { folder: path, file: source.file, scenario: definition.name, result, failures: failuresOf(parsed, result) };
		});
	});
	const lines = results.flatMap(({ folder, scenario, result, failures }) => [
		`${result.passed ? "passed" : "FAILED"}  ${folder}: ${scenario}`,
		...failures.map((failure) => `          ${failure}`),
	]);
	const failed = results.filter(({ result }) => !result.passed).length;
	return { passed: failed === 0, text: `${[...lines, `${results.length - failed} passed, ${failed} failed`].join("\n")}\n`, results };
}

type Scenario = Bundle["scenarios"][number];

/** Every instruction that did not go as expected, with its place in a form that editors turn into a link. */
function failuresOf({ source }: Scenario, { steps }: ScenarioResult): readonly string[] {
	return steps.flatMap(({ failures, outcome }, index) => {
		const { file, line } = source.place({ code: "", severity: "error", message: "", remedy: "", path: ["instructions", index] });
		return failures.map((failure) => `${file}:${line} instruction ${index + 1}: ${failure} (${outcome})`);
	});
}

function unreadable(folder: string, { source, problems }: Scenario): Told {
	const failures = problems.map(({ file, line, message, remedy }) => `${file}:${line} ${message} ${remedy}`);
	return {
		folder,
		file: source.file,
		scenario: source.file.replace(/^.*\//, ""),
		result: { passed: false, steps: [], openStep: null },
		failures,
	};
}

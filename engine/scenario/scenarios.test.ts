import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { resolveBlocks } from "../resolve/resolve-blocks.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { runScenario } from "./run-scenario.ts";
import type { Scenario } from "./scenario.ts";

const root = join(import.meta.dirname, "../..");
const flows = join(root, "flows");

function read<Content>(...path: readonly string[]): Content {
	return JSON.parse(readFileSync(join(...path), "utf8")) as Content;
}

function jsonFilesIn(folder: string): readonly string[] {
	return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
}

const blocks: Blocks = Object.fromEntries(
	jsonFilesIn(join(root, "schemas/blocks")).map((file) => [
		file.slice(0, -".json".length),
		read<Blocks[string]>(root, "schemas/blocks", file),
	]),
);

for (const name of readdirSync(flows).filter((folder) => existsSync(join(flows, folder, "flow.json")))) {
	describe(`the scenarios of ${name}`, () => {
		const definition = resolveBlocks(read<FlowDefinition>(flows, name, "flow.json"), blocks);
		const flow = compileFlow(definition, { validators: ajvValidators() });
		const tenant = read<TenantDefinition>(flows, name, "tenant.json");
		const folder = join(flows, name, "scenarios");

		it("exist", () => {
			expect(jsonFilesIn(folder).length).toBeGreaterThan(0);
		});

		for (const file of jsonFilesIn(folder)) {
			const scenario = read<Scenario>(folder, file);
			it(`${file}: ${scenario.name}`, () => {
				const { passed, steps } = runScenario(flow, tenant, scenario);
				const failures = steps.flatMap(({ instruction, failures }, index) =>
					failures.map((failure) => `${index + 1}. ${instruction.as} ${instruction.do}: ${failure}`),
				);
				expect(failures).toEqual([]);
				expect(passed).toBe(true);
				expect(steps).toHaveLength(scenario.instructions.length);
			});
		}
	});
}

import type { Blocks, FlowDefinition, Parsed, Problem, TenantDefinition } from "../definition/index.ts";
import { flowModel } from "./model/flow-model.ts";
import type { Finding } from "./places/finding.ts";
import { rules } from "./rules.ts";

interface Surroundings {
	/** The tenant of the flow; without it, whatever depends on the tenant is not checked. */
	readonly tenant?: TenantDefinition | undefined;
	readonly blocks: Blocks;
}

/** The parts of a flow that other files of its tenant name. */
export interface FlowNames {
	/** Codes of the steps and sub-steps, in the order of the file. */
	readonly steps: readonly string[];
	/** Paths of all fields and groups of the forms. */
	readonly fields: readonly string[];
}

interface CheckedFlow {
	readonly problems: readonly Problem[];
	/** None when the flow could not be read. */
	readonly names: FlowNames;
}

/**
 * Everything wrong with a flow file that was read, in the order of the file: problems of reading it, and of its meaning. A flow without
 * errors resolves and compiles. Never throws.
 */
export function checkFlow(parsed: Parsed<FlowDefinition>, surroundings: Surroundings): readonly Problem[] {
	return checkedFlow(parsed, surroundings).problems;
}

/** As `checkFlow`, with the names of the flow's parts: they are collected for the check, and take as long again to collect anew. */
export function checkedFlow({ definition, source, problems }: Parsed<FlowDefinition>, { tenant, blocks }: Surroundings): CheckedFlow {
	if (definition === undefined) return { problems, names: { steps: [], fields: [] } };
	const model = flowModel(definition, tenant, blocks);
	const found = withoutEchoes(rules.flatMap((rule) => rule.check(model))).map(source.place);
	return {
		problems: [...problems, ...found].sort((left, right) => left.line - right.line || left.column - right.column),
		names: {
			steps: model.steps.map(({ step }) => step.code),
			fields: [...model.fields.fields.keys(), ...model.fields.groups],
		},
	};
}

/** The fields of a missing block are missing too; reporting each of them would bury the cause. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
	if (!findings.some(({ code }) => code === "unknown-block")) return findings;
	return findings.filter(({ code }) => code !== "unknown-field" && code !== "binding-missing");
}

import type { Blocks, FlowDefinition, Parsed, Problem, TenantDefinition } from "../definition/index.ts";
import { type FlowModel, flowModel } from "./model/flow-model.ts";
import type { Finding } from "./places/finding.ts";
import { rules } from "./rules.ts";

interface Surroundings {
	/** The tenant of the flow; without it, whatever depends on the tenant is not checked. */
	readonly tenant?: TenantDefinition | undefined;
	readonly blocks: Blocks;
}

/**
 * Everything wrong with a flow file that was read, in the order of the file: problems of reading it, and of its meaning. A flow without
 * errors resolves and compiles. Never throws.
 */
export function checkFlow(parsed: Parsed<FlowDefinition>, { tenant, blocks }: Surroundings): readonly Problem[] {
	const { definition, source, problems } = parsed;
	if (definition === undefined) return problems;
	const model: FlowModel = flowModel(definition, tenant, blocks);
	const found = withoutEchoes(rules.flatMap((rule) => rule.check(model))).map(source.place);
	return [...problems, ...found].sort((left, right) => left.line - right.line || left.column - right.column);
}

/** Paths of all fields and groups that the forms of a flow declare; none when it could not be read. */
export function declaredFields({ definition }: Parsed<FlowDefinition>, blocks: Blocks): readonly string[] {
	if (definition === undefined) return [];
	const { fields, groups } = flowModel(definition, undefined, blocks).fields;
	return [...fields.keys(), ...groups];
}

/** The fields of a missing block are missing too; reporting each of them would bury the cause. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
	if (!findings.some(({ code }) => code === "unknown-block")) return findings;
	return findings.filter(({ code }) => code !== "unknown-field" && code !== "binding-missing");
}

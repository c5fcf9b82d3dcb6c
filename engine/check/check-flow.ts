import type { Blocks, FlowDefinition, Parsed, Problem, TenantDefinition } from "../definition/index.ts";
import type { Finding } from "./finding.ts";
import { type FlowModel, flowModel } from "./flow-model.ts";
import { rules } from "./rules.ts";

export interface Surroundings {
	/** The tenant the flow is for; without one, what depends on it is not judged. */
	readonly tenant?: TenantDefinition | undefined;
	readonly blocks: Blocks;
}

/**
 * Everything that is wrong with a flow that was read, in the order of the file: the problems of reading
 * it, and those of its meaning. A flow without errors among them resolves and compiles. Never throws.
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

/** A block that is not there takes its fields along; saying so for every one of them would bury the cause. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
	if (!findings.some(({ code }) => code === "unknown-block")) return findings;
	return findings.filter(({ code }) => code !== "unknown-field" && code !== "binding-missing");
}

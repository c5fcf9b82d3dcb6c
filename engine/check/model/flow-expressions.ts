import type { Blocks, Expression, FieldPath, FlowDefinition, JsonPath, StepCode, TenantDefinition } from "../../definition/index.ts";
import { expressionPlaces } from "../places/expression-places.ts";
import { everyStep } from "./flow-model.ts";

/** An expression of the flow and its place in the file. */
export interface FlowExpression {
	/** Its place in the flow's file; for an expression from a block, the place of the section that refers to the block. */
	readonly path: JsonPath;
	/** Its place in the block; the flow's file cannot change it there. */
	readonly inBlock?: JsonPath;
	readonly expression: Expression;
	/** What its outcome must be: a condition, or a value for this field. */
	readonly expects: "condition" | { readonly field: FieldPath };
	/** Code of the step whose screen or transition evaluates it; undefined for named conditions. */
	readonly step: StepCode | undefined;
	/** The list whose items it concerns, each in turn as the current item. */
	readonly list?: FieldPath;
}

/** Every expression of a flow, in the order of its file: named conditions first. The flow has the shape of its language. */
export function flowExpressions(flow: FlowDefinition, tenant: TenantDefinition | undefined, blocks: Blocks): readonly FlowExpression[] {
	return expressionPlaces(flow, everyStep(flow, tenant, blocks)).map(({ expression, expects, step, list, place }) => {
		const { path, inBlock } = place([]);
		return {
			...{ path, expression, expects, step: step?.step.code },
			...(inBlock === undefined ? {} : { inBlock }),
			...(list === undefined ? {} : { list }),
		};
	});
}

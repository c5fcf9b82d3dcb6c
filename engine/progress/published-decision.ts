import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";

/** Whether there is a decision that can be marked irrevocable: published, and applicable at all. */
export function isPublished(flow: Pick<CompiledFlow, "definition">, values: Values): boolean {
	const bindings = flow.definition.bindings.trafficDecision;
	return bindings !== undefined && !isNotApplicable(flow, values) && !isEmpty(readPath(values, bindings.publicationDate));
}

export function isNotApplicable(flow: Pick<CompiledFlow, "definition">, values: Values): boolean {
	const path = flow.definition.bindings.trafficDecision?.notApplicable;
	return path !== undefined && readPath(values, path) === true;
}

import type { FlowModel } from "./flow-model.ts";

/** Some expression is not made of known operators and their arguments; rules that follow what expressions read then wait until it is. */
export function unreadable({ expressionFindings }: Pick<FlowModel, "expressionFindings">): boolean {
	return expressionFindings.some(({ code }) => code === "unknown-operator" || code === "unknown-condition" || code === "wrong-type");
}

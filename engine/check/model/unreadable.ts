import type { FlowModel } from "./flow-model.ts";

/** Whether some expression does not consist of known operators and arguments; rules about what expressions read wait until it does. */
export function unreadable({ expressionFindings }: Pick<FlowModel, "expressionFindings">): boolean {
	return expressionFindings.some(({ code }) => code === "unknown-operator" || code === "unknown-condition" || code === "wrong-type");
}

import type { FlowModel } from "./flow-model.ts";

/** Whether some expression contains unknown operators or wrong arguments; rules about what expressions read wait until that is repaired. */
export function unreadable({ expressionFindings }: Pick<FlowModel, "expressionFindings">): boolean {
	return expressionFindings.some(({ code }) => code === "unknown-operator" || code === "unknown-condition" || code === "wrong-type");
}

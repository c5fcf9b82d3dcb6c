import type { FlowModel } from "./flow-model.ts";

const hindering: ReadonlySet<string> = new Set(["unknown-operator", "unknown-condition", "wrong-type", "named-condition-nested"]);

/**
 * Whether some expression contains unknown operators or wrong arguments, or named conditions mention each other and so multiply; rules about
 * what expressions read wait until that is repaired.
 */
export function unreadable({ expressionFindings }: Pick<FlowModel, "expressionFindings">): boolean {
	return expressionFindings.some(({ code }) => hindering.has(code));
}

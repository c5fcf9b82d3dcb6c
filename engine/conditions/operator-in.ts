import type { Expression } from "../definition/flow-definition.ts";
import type { Operator } from "./evaluation/operator.ts";
import { findOperator } from "./operators.ts";

/** An operator with its arguments as a list, even if there is only one. */
interface Application {
	readonly operator: Operator;
	readonly args: readonly unknown[];
}

/**
 * Reads one node: undefined for a literal (or list of literals), else its operator and arguments.
 *
 * @throws when the object is not exactly one known operator; flows are checked before they are run, so a throw here is a fault of the program.
 */
export function operatorIn(expression: unknown): Application | undefined {
	if (typeof expression !== "object" || expression === null || Array.isArray(expression)) return undefined;
	const [entry, ...others] = Object.entries(expression as Exclude<Expression, string | number | boolean | null>);
	const operator = entry === undefined ? undefined : findOperator(entry[0]);
	if (entry === undefined || operator === undefined || others.length > 0) {
		throw new Error(`not an expression of the condition language: ${JSON.stringify(expression)}`);
	}
	return { operator, args: Array.isArray(entry[1]) ? entry[1] : [entry[1]] };
}

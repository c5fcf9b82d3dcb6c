import type { ParameterType } from "./evaluation/operator.ts";
import { findOperator } from "./operators.ts";
import { nameTypes } from "./references.ts";

const pathTypes: ReadonlySet<ParameterType> = new Set<ParameterType>(["field-path", "list-path"]);

/** The expression with every field path it reads replaced. Anything that is not an expression stays as it is; the check reports it. */
export function renamePaths<Node>(expression: Node, rename: (path: string) => string): Node {
	if (typeof expression !== "object" || expression === null || Array.isArray(expression)) return expression;
	const [entry, ...others] = Object.entries(expression);
	const operator = entry === undefined ? undefined : findOperator(entry[0]);
	if (entry === undefined || operator === undefined || others.length > 0) return expression;
	const argument = (arg: unknown, index: number): unknown => {
		const type = (operator.parameters[index] ?? operator.parameters.at(-1))?.type;
		if (type === undefined) return arg;
		if (pathTypes.has(type)) return typeof arg === "string" ? rename(arg) : arg;
		return nameTypes.has(type) ? arg : renamePaths(arg, rename);
	};
	const [name, value] = entry;
	return { [name]: Array.isArray(value) ? value.map(argument) : argument(value, 0) } as Node;
}

import type { Condition, FieldPath } from "../definition/flow-definition.ts";
import type { ParameterType } from "./evaluation/operator.ts";
import { operatorIn } from "./operator-in.ts";

/** Parameters that are plain names, not expressions. */
export const nameTypes: ReadonlySet<ParameterType> = new Set<ParameterType>([
	"field-path",
	"list-path",
	"item-path",
	"condition-name",
	"mark-name",
	"step-code",
	"role-name",
	"process-type",
	"date-literal",
]);

/** Every name that the expression has for a parameter of one of these types, once each. */
export function namesIn(expression: unknown, types: ReadonlySet<ParameterType>): readonly string[] {
	const found = new Set<string>();
	const walk = (node: unknown): void => {
		const applied = operatorIn(node);
		for (const [index, arg] of (applied?.args ?? []).entries()) {
			const type = (applied?.operator.parameters[index] ?? applied?.operator.parameters.at(-1))?.type;
			if (type !== undefined && types.has(type) && typeof arg === "string") {
				found.add(arg);
			} else if (type !== undefined && !nameTypes.has(type)) {
				walk(arg);
			}
		}
	};
	walk(expression);
	return [...found];
}

/** Names of the conditions the expression refers to with `cond`. */
export function conditionsUsed(expression: unknown): readonly string[] {
	return namesIn(expression, new Set<ParameterType>(["condition-name"]));
}

/** Paths of the fields that the expression reads, including those of the named conditions it uses. */
export function fieldsRead(expression: unknown, conditions: Readonly<Record<string, Condition>> = {}): readonly FieldPath[] {
	const paths = new Set(namesIn(expression, new Set<ParameterType>(["field-path", "list-path"])));
	for (const name of conditionsUsed(expression)) {
		for (const path of namesIn(conditions[name] ?? false, new Set<ParameterType>(["field-path", "list-path"]))) {
			paths.add(path);
		}
	}
	return [...paths];
}

import { conditionsUsed } from "../conditions/index.ts";
import { operatorIn } from "../conditions/operator-in.ts";
import { nameTypes } from "../conditions/references.ts";
import type { Condition, FieldPath } from "../definition/flow-definition.ts";

/**
 * The texts, numbers and booleans that conditions compare each field with: the values that affect outcomes. By field path; items of a list
 * count for the list.
 */
export function literalsBeside(
	expressions: readonly unknown[],
	conditions: Readonly<Record<string, Condition>>,
): ReadonlyMap<FieldPath, ReadonlySet<unknown>> {
	const found = new Map<FieldPath, Set<unknown>>();
	for (const expression of expressions) {
		visit(expression, found);
		for (const name of conditionsUsed(expression)) {
			visit(conditions[name], found);
		}
	}
	return found;
}

interface Part {
	readonly fields: readonly FieldPath[];
	readonly literals: readonly unknown[];
}

/** Visits everything below one node; each comparing operator pairs the fields below it with the literals below it. */
function visit(node: unknown, found: Map<FieldPath, Set<unknown>>): Part {
	const applied = operatorIn(node);
	if (applied === undefined) {
		return { fields: [], literals: Array.isArray(node) ? node : node === undefined || node === null ? [] : [node] };
	}
	const { operator, args } = applied;
	const parts = args.map((arg, index): Part => {
		const type = (operator.parameters[index] ?? operator.parameters.at(-1))?.type;
		if (type === "field-path" || type === "list-path") return { fields: [String(arg)], literals: [] };
		return type !== undefined && nameTypes.has(type) ? { fields: [], literals: [] } : visit(arg, found);
	});
	const part = { fields: parts.flatMap(({ fields }) => fields), literals: parts.flatMap(({ literals }) => literals) };
	if (operator.name === "and" || operator.name === "or" || operator.name === "!") return { fields: part.fields, literals: [] };
	for (const path of part.fields) {
		found.set(path, new Set([...(found.get(path) ?? []), ...part.literals]));
	}
	return part;
}

import { findOperator, operatorIn } from "../conditions/index.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import type { Expression, ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import type { Side } from "./side.ts";

type Conditions = ResolvedFlow["conditions"];

/**
 * The expression with every named condition written out and every step given by uuid, so that neither a new name nor a new number counts as
 * a change.
 */
export function written(expression: Expression | undefined, side: Side): string {
	return expression === undefined ? "" : canonicalJson(expand(expression, side));
}

function expand(node: unknown, side: Side): unknown {
	if (typeof node !== "object" || node === null) return node;
	if (Array.isArray(node)) return node.map((part) => expand(part, side));
	return Object.fromEntries(
		Object.entries(node).map(([name, given]) => {
			if (name === "cond") return [name, expand(side.flow.conditions?.[String(given)] ?? given, side)];
			const byStep = findOperator(name)?.parameters[0]?.type === "step-code";
			return [name, byStep ? (uuidOf(String(given), side) ?? given) : expand(given, side)];
		}),
	);
}

export function uuidOf(code: string | undefined, { steps }: Side): ResolvedStep["uuid"] | undefined {
	return steps.find(({ step }) => step.code === code)?.step.uuid;
}

/** Operators about the past of a process rather than the content of a form. */
const aboutThePast: ReadonlySet<string> = new Set(["started", "completed", "marked", "stored", "type", "role"]);

/** Whether the outcome depends on what happened to the process, or on who is about to complete it. */
export function readsThePast(expression: unknown, conditions: Conditions): boolean {
	if (Array.isArray(expression)) return expression.some((part) => readsThePast(part, conditions));
	const applied = operatorIn(expression);
	if (applied === undefined) return false;
	const { operator, args } = applied;
	if (operator.name === "cond") return readsThePast(conditions?.[String(args[0])] ?? false, conditions);
	return aboutThePast.has(operator.name) || args.some((arg) => readsThePast(arg, conditions));
}

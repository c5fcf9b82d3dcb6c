import { memberOf } from "../../json/json-object.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

/** In operators; far more than anybody writes, and evaluated in some hundredths of a second. */
const most = 20_000;

export const conditionTooLarge: Rule = {
	code: "condition-too-large",
	description: "A condition is evaluated at every save, so with its named conditions written out it has at most 20,000 operators.",
	check: ({ expressions, flow }) => {
		const size = sizes(flow.conditions ?? {});
		return expressions.flatMap(({ expression, place }) =>
			size(expression) <= most
				? []
				: [
						errorAt("condition-too-large", place([]), {
							message: `With its named conditions written out, this has more than ${most} operators.`,
							remedy: "Mention each named condition once, or leave out what says the same.",
						}),
					],
		);
	},
};

/** A chain of names that is longer is not followed. */
const deepest = 100;

/** Counts the operators of an expression at each mention of a named condition anew, but looks at every named condition only once. */
function sizes(conditions: object): (expression: unknown) => number {
	const known = new Map<string, number>();
	let depth = 0;
	const named = (name: string): number => {
		const before = known.get(name);
		if (before !== undefined) return before;
		if (depth === deepest) return most + 1;
		// A condition that mentions itself is another mistake.
		known.set(name, 0);
		depth++;
		const size = sizeOf(Object.hasOwn(conditions, name) ? memberOf(conditions, name) : undefined);
		depth--;
		known.set(name, size);
		return size;
	};
	const sizeOf = (node: unknown): number => {
		if (typeof node !== "object" || node === null) return 0;
		if (Array.isArray(node)) return node.reduce((size: number, part) => size + sizeOf(part), 0);
		return Object.entries(node).reduce(
			(size, [operator, given]) => size + 1 + (operator === "cond" && typeof given === "string" ? named(given) : sizeOf(given)),
			0,
		);
	};
	return sizeOf;
}

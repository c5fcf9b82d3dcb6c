import type { JsonPath } from "../../definition/index.ts";
import { isObject } from "../../json/json-object.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const onlyInWarning: Rule = {
	code: "only-in-warning",
	description:
		"Where a place lies is known to a browser only once it was told, so nothing but a warning may rest on it: not where a process goes, what a step shows or demands.",
	check: ({ expressions }) =>
		expressions
			.filter(({ warns }) => warns !== true)
			.flatMap(({ expression, place }) =>
				uses(expression).map((inside) =>
					errorAt("only-in-warning", place(inside), {
						message: '"elsewhere" stands outside a warning.',
						remedy: 'Use it in "warn" alone, written out there and not by the name of a condition.',
					}),
				),
			),
};

/** Places of the operator inside the expression. */
function uses(node: unknown): readonly JsonPath[] {
	if (Array.isArray(node)) return node.flatMap((part, index) => uses(part).map((inside) => [index, ...inside]));
	if (!isObject(node)) return [];
	return Object.entries(node).flatMap(([name, part]) => (name === "elsewhere" ? [[name]] : uses(part).map((inside) => [name, ...inside])));
}

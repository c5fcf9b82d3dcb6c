import { itemsOf } from "../items-of.ts";
import type { Operator } from "../operator.ts";

export const some: Operator = {
	name: "some",
	description: "True when the condition holds for at least one item of the list. Items with deleted_at do not count.",
	parameters: [
		{ name: "list", type: "list-path" },
		{ name: "condition", type: "item-condition" },
	],
	result: "boolean",
	example: {
		expression: { some: ["Chargers", { "==": [{ item: "Identifier" }, "A1"] }] },
		context: { values: { Chargers: [{ Identifier: "A1" }, { Identifier: "B2" }] } },
		value: true,
	},
	sentence: (list, condition) => `voor minstens één van ${list} geldt: ${condition}`,
	lazy: true,
	run: ([list, condition], context, run) => itemsOf(context.values, list).some((item) => run(condition, { ...context, item }) === true),
};

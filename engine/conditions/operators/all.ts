import { itemsOf } from "../items-of.ts";
import type { Operator } from "../operator.ts";

export const all: Operator = {
	name: "all",
	description: "True when the condition holds for every item of the list; also when there is none. Items with deleted_at do not count.",
	parameters: [
		{ name: "list", type: "list-path" },
		{ name: "condition", type: "item-condition" },
	],
	result: "boolean",
	example: {
		expression: { all: ["Chargers", { "==": [{ item: "Identifier" }, "A1"] }] },
		context: { values: { Chargers: [{ Identifier: "A1" }, { Identifier: "B2" }] } },
		value: false,
	},
	sentence: (list, condition) => `voor alle ${list} geldt: ${condition}`,
	lazy: true,
	run: ([list, condition], context, run) => itemsOf(context.values, list).every((item) => run(condition, { ...context, item }) === true),
};

import { itemsOf } from "../items-of.ts";
import type { Operator } from "../operator.ts";

export const count: Operator = {
	name: "count",
	description: "How many items the list has, without those that have deleted_at.",
	parameters: [{ name: "list", type: "list-path" }],
	result: "number",
	example: { expression: { count: "Chargers" }, context: { values: { Chargers: [{ Identifier: "A1" }, { deleted_at: 1 }] } }, value: 1 },
	sentence: (list) => `het aantal ${list}`,
	run: ([list], context) => itemsOf(context.values, list).length,
};

import { itemsOf } from "../../realisation/items-of.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const all: OperatorCode = {
	example: {
		expression: { all: ["Chargers", { "==": [{ item: "Identifier" }, "A1"] }] },
		context: { values: { Chargers: [{ Identifier: "A1" }, { Identifier: "B2" }] } },
		value: false,
	},
	sentence: (list, condition) => conditionTexts.all(list, condition),
	lazy: true,
	run: ([list, condition], context, run) => itemsOf(context.values, list).every((item) => run(condition, { ...context, item }) === true),
};

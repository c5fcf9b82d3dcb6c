import { itemsOf } from "../../realisation/items-of.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const some: OperatorCode = {
	example: {
		expression: { some: ["Chargers", { "==": [{ item: "Identifier" }, "A1"] }] },
		context: { values: { Chargers: [{ Identifier: "A1" }, { Identifier: "B2" }] } },
		value: true,
	},
	sentence: (list, condition) => conditionTexts.some(list, condition),
	lazy: true,
	run: ([list, condition], context, run) => itemsOf(context.values, list).some((item) => run(condition, { ...context, item }) === true),
};

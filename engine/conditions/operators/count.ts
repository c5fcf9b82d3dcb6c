import { itemsOf } from "../../realisation/items-of.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const count: OperatorCode = {
	example: { expression: { count: "Chargers" }, context: { values: { Chargers: [{ Identifier: "A1" }, { deleted_at: 1 }] } }, value: 1 },
	sentence: (list) => conditionTexts.count(list),
	run: ([list], context) => itemsOf(context.values, list).length,
};

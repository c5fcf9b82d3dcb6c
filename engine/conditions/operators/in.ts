import * as conditionTexts from "../../texts/conditions.ts";
import { isEmpty } from "../evaluation/is-empty.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const isIn: OperatorCode = {
	example: {
		expression: { in: [{ var: "Advice.Advice" }, ["no", "alternative"]] },
		context: { values: { Advice: { Advice: "no" } } },
		value: true,
	},
	sentence: (value, list) => conditionTexts.oneOf(value, list),
	run: ([value, list]) => !isEmpty(value) && Array.isArray(list) && list.includes(value),
	remark: ([value]) => (isEmpty(value) ? conditionTexts.valueEmpty : undefined),
};

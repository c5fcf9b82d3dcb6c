import { isEmpty } from "../is-empty.ts";
import type { Operator } from "../operator.ts";

export const isIn: Operator = {
	name: "in",
	description: "True when the value is one of the list. False when the value is empty.",
	parameters: [
		{ name: "value", type: "value" },
		{ name: "list", type: "values-or-list" },
	],
	result: "boolean",
	example: {
		expression: { in: [{ var: "Advice.Advice" }, ["no", "alternative"]] },
		context: { values: { Advice: { Advice: "no" } } },
		value: true,
	},
	sentence: (value, list) => `${value} is één van ${list}`,
	run: ([value, list]) => !isEmpty(value) && Array.isArray(list) && list.includes(value),
	remark: ([value]) => (isEmpty(value) ? "de waarde is leeg" : undefined),
};

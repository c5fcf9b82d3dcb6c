import { compare, whyNot } from "../compare.ts";
import type { Operator } from "../operator.ts";

export const lessOrEqual: Operator = {
	name: "<=",
	description: "True when the left is smaller or equal, or not a later day. False when either is empty or their types differ.",
	parameters: [
		{ name: "left", type: "number-or-date" },
		{ name: "right", type: "number-or-date" },
	],
	result: "boolean",
	example: { expression: { "<=": [2, 2] }, value: true },
	sentence: (left, right) => `${left} is hoogstens (of niet later dan) ${right}`,
	run: ([left, right]) => compare(left, right, (order) => order <= 0),
	remark: ([left, right]) => whyNot(left, right),
};

import { compare, whyNot } from "../compare.ts";
import type { Operator } from "../operator.ts";

export const greaterOrEqual: Operator = {
	name: ">=",
	description: "True when the left is greater or equal, or not an earlier day. False when either is empty or their types differ.",
	parameters: [
		{ name: "left", type: "number-or-date" },
		{ name: "right", type: "number-or-date" },
	],
	result: "boolean",
	example: { expression: { ">=": [1, 2] }, value: false },
	sentence: (left, right) => `${left} is minstens (of niet eerder dan) ${right}`,
	run: ([left, right]) => compare(left, right, (order) => order >= 0),
	remark: ([left, right]) => whyNot(left, right),
};

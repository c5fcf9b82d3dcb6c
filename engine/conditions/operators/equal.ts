import { comparable, whyNot } from "../compare.ts";
import type { Operator } from "../operator.ts";

export const equal: Operator = {
	name: "==",
	description: "True when both are the same. Strict: text is never a number. False when either is empty or their types differ.",
	parameters: [
		{ name: "left", type: "same-value" },
		{ name: "right", type: "same-value" },
	],
	result: "boolean",
	example: { expression: { "==": [1, 1] }, value: true },
	sentence: (left, right) => `${left} is ${right}`,
	run: ([left, right]) => comparable(left, right) && left === right,
	remark: ([left, right]) => whyNot(left, right, true),
};

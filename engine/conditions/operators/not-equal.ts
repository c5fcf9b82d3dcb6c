import { comparable, whyNot } from "../compare.ts";
import type { Operator } from "../operator.ts";

export const notEqual: Operator = {
	name: "!=",
	description: "True when the two differ. False when either is empty or their types differ.",
	parameters: [
		{ name: "left", type: "same-value" },
		{ name: "right", type: "same-value" },
	],
	result: "boolean",
	example: { expression: { "!=": ["yes", "no"] }, value: true },
	sentence: (left, right) => `${left} is niet ${right}`,
	run: ([left, right]) => comparable(left, right) && left !== right,
	remark: ([left, right]) => whyNot(left, right, true),
};

import { compare, whyNot } from "../compare.ts";
import type { Operator } from "../operator.ts";

export const less: Operator = {
	name: "<",
	description: "True when the left is smaller, or the earlier day. False when either is empty or their types differ.",
	parameters: [
		{ name: "left", type: "number-or-date" },
		{ name: "right", type: "number-or-date" },
	],
	result: "boolean",
	example: { expression: { "<": [1, 2] }, value: true },
	sentence: (left, right) => `${left} is minder of eerder dan ${right}`,
	run: ([left, right]) => compare(left, right, (order) => order < 0),
	remark: ([left, right]) => whyNot(left, right),
};

import { compare, whyNot } from "../compare.ts";
import type { Operator } from "../operator.ts";

export const greater: Operator = {
	name: ">",
	description: "True when the left is greater, or the later day. False when either is empty or their types differ.",
	parameters: [
		{ name: "left", type: "number-or-date" },
		{ name: "right", type: "number-or-date" },
	],
	result: "boolean",
	example: { expression: { ">": [{ date: "2026-01-02" }, { date: "2026-01-01" }] }, value: true },
	sentence: (left, right) => `${left} is meer of later dan ${right}`,
	run: ([left, right]) => compare(left, right, (order) => order > 0),
	remark: ([left, right]) => whyNot(left, right),
};

import { readPath } from "../../run/field-path.ts";
import { numberOf } from "../number-of.ts";
import type { Operator } from "../operator.ts";

export const number: Operator = {
	name: "number",
	description: "The value of a field as a number; 0 when it is not one.",
	parameters: [{ name: "path", type: "field-path" }],
	result: "number",
	example: { expression: { number: "Need" }, context: { values: { Need: "many" } }, value: 0 },
	sentence: (field) => field,
	run: ([path], context) => numberOf(readPath(context.values, String(path))),
};

import { readPath } from "../../run/field-path.ts";
import type { Operator } from "../operator.ts";

export const variable: Operator = {
	name: "var",
	description: "The value of a field, null when it is absent.",
	parameters: [{ name: "path", type: "field-path" }],
	result: "field",
	example: { expression: { var: "Advice.Advice" }, context: { values: { Advice: { Advice: "yes" } } }, value: "yes" },
	sentence: (field) => field,
	run: ([path], context) => readPath(context.values, String(path)) ?? null,
};

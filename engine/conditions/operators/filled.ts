import { readPath } from "../../run/field-path.ts";
import { isEmpty } from "../is-empty.ts";
import type { Operator } from "../operator.ts";

export const filled: Operator = {
	name: "filled",
	description: "True when the field holds something other than nothing, blanks or an empty list.",
	parameters: [{ name: "path", type: "field-path" }],
	result: "boolean",
	example: { expression: { filled: "Advice.Advice" }, context: { values: { Advice: { Advice: "yes" } } }, value: true },
	sentence: (field) => `${field} is ingevuld`,
	run: ([path], context) => !isEmpty(readPath(context.values, String(path))),
};

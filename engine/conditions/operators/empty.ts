import { readPath } from "../../run/field-path.ts";
import { isEmpty } from "../is-empty.ts";
import type { Operator } from "../operator.ts";

export const empty: Operator = {
	name: "empty",
	description: "True when the field is absent, null, blank or an empty list.",
	parameters: [{ name: "path", type: "field-path" }],
	result: "boolean",
	example: { expression: { empty: "Advice.Advice" }, context: { values: { Advice: { Advice: "yes" } } }, value: false },
	sentence: (field) => `${field} is leeg`,
	run: ([path], context) => isEmpty(readPath(context.values, String(path))),
};

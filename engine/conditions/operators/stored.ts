import { readPath } from "../../run/field-path.ts";
import type { Operator } from "../operator.ts";

export const stored: Operator = {
	name: "stored",
	description: "The value the field had before this save, null when it was absent.",
	parameters: [{ name: "path", type: "field-path" }],
	result: "field",
	example: { expression: { stored: "Advice.Advice" }, context: { stored: { Advice: { Advice: "no" } } }, value: "no" },
	sentence: (field) => `de eerdere waarde van ${field}`,
	run: ([path], context) => readPath(context.stored, String(path)) ?? null,
};

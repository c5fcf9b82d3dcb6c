import { readPath } from "../../realisation/field-path.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const variable: OperatorCode = {
	example: { expression: { var: "Advice.Advice" }, context: { values: { Advice: { Advice: "yes" } } }, value: "yes" },
	sentence: (field) => field,
	run: ([path], context) => readPath(context.values, String(path)) ?? null,
};

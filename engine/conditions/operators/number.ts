import { readPath } from "../../realisation/field-path.ts";
import { numberOf } from "../evaluation/number-of.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const number: OperatorCode = {
	example: { expression: { number: "Need" }, context: { values: { Need: "many" } }, value: 0 },
	sentence: (field) => field,
	run: ([path], context) => numberOf(readPath(context.values, String(path))),
};

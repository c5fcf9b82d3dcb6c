import { readPath } from "../../realisation/field-path.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import { isEmpty } from "../evaluation/is-empty.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const filled: OperatorCode = {
	example: { expression: { filled: "Advice.Advice" }, context: { values: { Advice: { Advice: "yes" } } }, value: true },
	sentence: (field) => conditionTexts.isFilled(field),
	run: ([path], context) => !isEmpty(readPath(context.values, String(path))),
};

import { readPath } from "../../realisation/field-path.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import { isEmpty } from "../evaluation/is-empty.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const empty: OperatorCode = {
	example: { expression: { empty: "Advice.Advice" }, context: { values: { Advice: { Advice: "yes" } } }, value: false },
	sentence: (field) => conditionTexts.isEmpty(field),
	run: ([path], context) => isEmpty(readPath(context.values, String(path))),
};

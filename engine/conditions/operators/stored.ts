import { readPath } from "../../realisation/field-path.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const stored: OperatorCode = {
	example: { expression: { stored: "Advice.Advice" }, context: { stored: { Advice: { Advice: "no" } } }, value: "no" },
	sentence: (field) => conditionTexts.stored(field),
	run: ([path], context) => readPath(context.stored, String(path)) ?? null,
};

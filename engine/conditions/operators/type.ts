import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const type: OperatorCode = {
	example: { expression: { type: "replacement" }, context: { type: "replacement" }, value: true },
	sentence: (type) => conditionTexts.processType(type),
	run: ([type], context) => context.type === type,
};

import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const marked: OperatorCode = {
	example: { expression: { marked: "skip" }, context: { marks: ["skip"] }, value: true },
	sentence: (mark) => conditionTexts.marked(mark),
	run: ([mark], context) => context.marks.includes(String(mark)),
};

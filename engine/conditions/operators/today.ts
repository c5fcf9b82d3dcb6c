import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const todayOperator: OperatorCode = {
	example: { expression: { today: [] }, context: { today: "2026-03-01" }, value: "2026-03-01" },
	sentence: () => conditionTexts.today,
	run: (_, context) => context.today,
};

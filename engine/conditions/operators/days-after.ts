import { addDays } from "../../calendar/day.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const daysAfter: OperatorCode = {
	example: { expression: { "days-after": [{ date: "2026-03-01" }, 43] }, value: "2026-04-13" },
	sentence: (day, days) => conditionTexts.daysAfter(days, day),
	run: ([day, days]) => (typeof day === "string" && typeof days === "number" ? addDays(day, days) || null : null),
};

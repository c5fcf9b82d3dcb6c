import { addDays } from "../../calendar/day.ts";
import { legalEnd } from "../../calendar/legal-days.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const legalTermEnd: OperatorCode = {
	example: { expression: { "legal-term-end": [{ date: "2026-11-13" }, 42] }, value: "2026-12-28" },
	sentence: (day, days) => conditionTexts.legalTermEnd(days, day),
	run: ([day, days]) => (typeof day === "string" && typeof days === "number" ? legalEnd(addDays(day, days)) || null : null),
};

import { daysBetween } from "../../calendar/day.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const daysBetweenOperator: OperatorCode = {
	example: { expression: { "days-between": [{ date: "2026-03-28" }, { date: "2026-03-30" }] }, value: 2 },
	sentence: (from, to) => conditionTexts.daysBetween(from, to),
	run: ([from, to]) => (typeof from === "string" && typeof to === "string" ? (daysBetween(from, to) ?? null) : null),
};

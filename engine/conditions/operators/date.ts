import type { OperatorCode } from "../evaluation/operator.ts";

export const date: OperatorCode = {
	example: { expression: { date: "2026-03-01" }, value: "2026-03-01" },
	sentence: (day) => day,
	run: ([day]) => day,
};

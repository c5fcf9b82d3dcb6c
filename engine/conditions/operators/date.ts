import type { Operator } from "../operator.ts";

export const date: Operator = {
	name: "date",
	description: "A day, written YYYY-MM-DD.",
	parameters: [{ name: "day", type: "date-literal" }],
	result: "date",
	example: { expression: { date: "2026-03-01" }, value: "2026-03-01" },
	sentence: (day) => day,
	run: ([day]) => day,
};

import { daysBetween } from "../../calendar/day.ts";
import type { Operator } from "../operator.ts";

export const daysBetweenOperator: Operator = {
	name: "days-between",
	description: "Calendar days from the first day to the second. Null when either is empty.",
	parameters: [
		{ name: "from", type: "date" },
		{ name: "to", type: "date" },
	],
	result: "number",
	example: { expression: { "days-between": [{ date: "2026-03-28" }, { date: "2026-03-30" }] }, value: 2 },
	sentence: (from, to) => `het aantal dagen van ${from} tot ${to}`,
	run: ([from, to]) => (typeof from === "string" && typeof to === "string" ? (daysBetween(from, to) ?? null) : null),
};

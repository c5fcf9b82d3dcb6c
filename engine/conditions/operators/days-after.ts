import { addDays } from "../../calendar/day.ts";
import type { Operator } from "../operator.ts";

export const daysAfter: Operator = {
	name: "days-after",
	description: "The day so many calendar days after another; negative for before. Null when the day is empty.",
	parameters: [
		{ name: "day", type: "date" },
		{ name: "days", type: "number" },
	],
	result: "date",
	example: { expression: { "days-after": [{ date: "2026-03-01" }, 43] }, value: "2026-04-13" },
	sentence: (day, days) => `${days} dagen na ${day}`,
	run: ([day, days]) => (typeof day === "string" && typeof days === "number" ? addDays(day, days) || null : null),
};

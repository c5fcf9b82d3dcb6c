import type { Operator } from "../operator.ts";

export const todayOperator: Operator = {
	name: "today",
	description: "The day of the save in Europe/Amsterdam.",
	parameters: [],
	result: "date",
	example: { expression: { today: [] }, context: { today: "2026-03-01" }, value: "2026-03-01" },
	sentence: () => "vandaag",
	run: (_, context) => context.today,
};

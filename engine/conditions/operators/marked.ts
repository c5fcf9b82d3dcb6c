import type { Operator } from "../operator.ts";

export const marked: Operator = {
	name: "marked",
	description: "True when the process carries the mark.",
	parameters: [{ name: "mark", type: "mark-name" }],
	result: "boolean",
	example: { expression: { marked: "skip" }, context: { marks: ["skip"] }, value: true },
	sentence: (mark) => `het proces draagt het kenmerk ${mark}`,
	run: ([mark], context) => context.marks.includes(String(mark)),
};

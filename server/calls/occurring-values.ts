import { engineType } from "./schema-parts.ts";

/** The options of the filters of a list. */
export const occurringValues = {
	type: "object",
	additionalProperties: { type: "array", items: { type: ["string", "number", "boolean"] } },
	...engineType(
		"Readonly<Record<string, readonly (string | number | boolean)[]>>",
		"By field, in no order; a filter that only the records can tell of is left out.",
	),
} as const;

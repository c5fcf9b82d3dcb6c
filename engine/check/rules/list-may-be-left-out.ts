import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const listMayBeLeftOut: Rule = {
	code: "list-may-be-left-out",
	description: "A minimum number of items says nothing about a list that is not there at all: only a required list must be filled in.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations
				.filter(({ schema, required, writable }) => writable && !required && typeof schema.minItems === "number" && schema.minItems > 0)
				.map(({ schema, section, at }) =>
					errorAt("list-may-be-left-out", placeInSection(section, [...at, "minItems"]), {
						message: `"${path}" asks for at least ${String(schema.minItems)} items, and may be left out altogether.`,
						remedy: 'Name it in "required" of its group, or take "minItems" out.',
					}),
				),
		),
};

import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";
import { schemasIn } from "../places/schemas-in.ts";

const pairs = [
	["minimum", "maximum"],
	["minLength", "maxLength"],
	["minItems", "maxItems"],
] as const;

export const boundsCrossed: Rule = {
	code: "bounds-crossed",
	description: "A field whose least is more than its most accepts nothing.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section, at }) =>
				schemasIn(schema, at).flatMap((part) =>
					pairs.flatMap(([least, most]) => {
						const [from, to] = [part.schema[least], part.schema[most]];
						if (typeof from !== "number" || typeof to !== "number" || from <= to) return [];
						return errorAt("bounds-crossed", placeInSection(section, [...part.at, least]), {
							message: `"${path}" can hold nothing: ${least} is ${from} and ${most} is ${to}.`,
							remedy: `Make ${most} at least ${from}, or ${least} at most ${to}.`,
						});
					}),
				),
			),
		),
};

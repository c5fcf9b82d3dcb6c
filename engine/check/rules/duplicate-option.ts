import { memberOf } from "../../json/json-object.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";
import { schemasIn } from "../places/schemas-in.ts";

export const duplicateOption: Rule = {
	code: "duplicate-option",
	description: "Options are told apart by their value, and by people by their title.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section, at }) =>
				schemasIn(schema, at).flatMap((part) =>
					(Array.isArray(part.schema.oneOf) ? (part.schema.oneOf as readonly unknown[]) : []).flatMap((option, index, options) => {
						const same = (["const", "title"] as const).find((name) =>
							options
								.slice(0, index)
								.some((other) => memberOf(other, name) !== undefined && memberOf(other, name) === memberOf(option, name)),
						);
						if (same === undefined) return [];
						return errorAt("duplicate-option", placeInSection(section, [...part.at, "oneOf", index, same]), {
							message: `"${path}" has an option with the ${same} ${JSON.stringify(memberOf(option, same))} already.`,
							remedy: `Give every option a ${same} of its own.`,
						});
					}),
				),
			),
		),
};

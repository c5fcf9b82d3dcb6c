import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { errorAt, placeInSection } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const optionListEmpty: Rule = {
	code: "option-list-empty",
	description: "Out of a list without options nothing can be chosen.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section, at }) =>
				emptyLists(schema, at).map((place) =>
					errorAt("option-list-empty", placeInSection(section, place), {
						message: `The field "${path}" has no options to choose from.`,
						remedy: "Name the options, each with const and title.",
					}),
				),
			),
		),
};

function emptyLists(schema: JsonSchema, at: JsonPath): readonly JsonPath[] {
	const items = schema.items;
	const own = Array.isArray(schema.oneOf) && schema.oneOf.length === 0 ? [[...at, "oneOf"]] : [];
	return typeof items === "object" && items !== null ? [...own, ...emptyLists(items as JsonSchema, [...at, "items"])] : own;
}

import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { itemsOf } from "../../json/schema-parts.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const optionListEmpty: Rule = {
	code: "option-list-empty",
	description: "Nothing can be chosen from a list without options.",
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
	const items = itemsOf(schema);
	const own = Array.isArray(schema.oneOf) && schema.oneOf.length === 0 ? [[...at, "oneOf"]] : [];
	return items === undefined ? own : [...own, ...emptyLists(items, [...at, "items"])];
}

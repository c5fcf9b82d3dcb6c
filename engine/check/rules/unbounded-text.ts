import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { itemsOf, propertiesOf } from "../../json/schema-parts.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const unboundedText: Rule = {
	code: "unbounded-text",
	description: "A free-text field needs a format and a maximum length; nothing else protects the database.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section, at }) =>
				freeTexts(schema, at).map(({ place, missing }) =>
					errorAt("unbounded-text", placeInSection(section, place), {
						message: `The text of "${path}" has no ${missing.join(" and no ")}.`,
						remedy: `Add ${missing.map((name) => `"${name}"`).join(" and ")}, or "oneOf" for a list of options.`,
					}),
				),
			),
		),
};

function freeTexts(schema: JsonSchema, at: JsonPath): readonly { readonly place: JsonPath; readonly missing: readonly string[] }[] {
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	const missing = ["format", "maxLength"].filter((name) => !(name in schema));
	if (type === "string") return "oneOf" in schema || missing.length === 0 ? [] : [{ place: at, missing }];
	const items = itemsOf(schema);
	if (type === "array" && items !== undefined) return freeTexts(items, [...at, "items"]);
	return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => freeTexts(field, [...at, "properties", name]));
}

import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { propertiesOf } from "../field-table.ts";
import { errorAt, placeInSection } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const unboundedText: Rule = {
	code: "unbounded-text",
	description: "A free text names what it may hold and how long it may be; nothing else guards the database against it.",
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
	if (type === "array" && typeof schema.items === "object") return freeTexts(schema.items as JsonSchema, [...at, "items"]);
	return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => freeTexts(field, [...at, "properties", name]));
}

import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { propertiesOf } from "../../json/schema-parts.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const unknownRequired: Rule = {
	code: "unknown-required",
	description: "A required field that is not in the form can't be filled in, so the step can't be completed.",
	check: ({ steps }) =>
		steps.flatMap(({ sections }) =>
			sections.flatMap((entry) =>
				missing(entry.section.schema, ["schema"]).map(({ name, at, known }) =>
					errorAt("unknown-required", placeInSection(entry, at), {
						message: `"${name}" is required, and the form has no such field.`,
						remedy: "Take it out of required, or add the field.",
						didYouMean: () => nearestName(name, known),
					}),
				),
			),
		),
};

interface Missing {
	readonly name: string;
	readonly at: JsonPath;
	readonly known: readonly string[];
}

function missing(schema: JsonSchema, at: JsonPath): readonly Missing[] {
	const properties = propertiesOf(schema);
	const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
	return [
		...required.flatMap((name, index) =>
			Object.hasOwn(properties, String(name))
				? []
				: [{ name: String(name), at: [...at, "required", index], known: Object.keys(properties) }],
		),
		...Object.entries(properties).flatMap(([name, field]) => missing(field, [...at, "properties", name])),
	];
}

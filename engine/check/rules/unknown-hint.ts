import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { isObject } from "../../json/json-object.ts";
import { itemsOf, propertiesOf } from "../../json/schema-parts.ts";
import type { Rule } from "../model/rule.ts";
import { placeInSection, warningAt } from "../places/finding.ts";

export const unknownHint: Rule = {
	code: "unknown-hint",
	description: "A hint for a field that the form does not have does nothing.",
	severity: "warning",
	check: ({ steps }) =>
		steps.flatMap(({ sections }) =>
			sections.flatMap((entry) =>
				strayHints(entry.section.ui ?? {}, entry.section.schema, ["ui"]).map(({ name, at, known }) =>
					warningAt("unknown-hint", placeInSection(entry, at), {
						message: `The form has no field "${name}" to draw.`,
						remedy: "Nest the hints as the schema is nested.",
						didYouMean: () => nearestName(name, known),
					}),
				),
			),
		),
};

interface Stray {
	readonly name: string;
	readonly at: JsonPath;
	readonly known: readonly string[];
}

function strayHints(hints: Readonly<Record<string, unknown>>, schema: JsonSchema, at: JsonPath): readonly Stray[] {
	const items = itemsOf(schema);
	const fields: Readonly<Record<string, JsonSchema>> = schema.type === "array" && items !== undefined ? { items } : propertiesOf(schema);
	return Object.entries(hints).flatMap(([name, inside]) => {
		if (name.startsWith("ui:") || !isObject(inside)) return [];
		const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
		if (field === undefined) return [{ name, at: [...at, name], known: Object.keys(fields) }];
		return strayHints(inside, field, [...at, name]);
	});
}

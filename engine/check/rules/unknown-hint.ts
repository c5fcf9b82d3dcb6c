import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { propertiesOf } from "../field-table.ts";
import { placeInSection, warningAt } from "../finding.ts";
import type { Rule } from "../rule.ts";

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
						didYouMean: nearestName(name, known),
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
	const items = schema.items;
	const fields = schema.type === "array" && typeof items === "object" ? { items: items as JsonSchema } : propertiesOf(schema);
	return Object.entries(hints).flatMap(([name, inside]) => {
		if (name.startsWith("ui:") || typeof inside !== "object" || inside === null) return [];
		const field = Object.hasOwn(fields, name) ? (fields as Readonly<Record<string, JsonSchema>>)[name] : undefined;
		if (field === undefined) return [{ name, at: [...at, name], known: Object.keys(fields) }];
		return strayHints(inside as Readonly<Record<string, unknown>>, field, [...at, name]);
	});
}

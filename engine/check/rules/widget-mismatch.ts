import { checkedWidgets } from "../../../schemas/index.ts";
import type { FieldPattern, JsonSchema } from "../../definition/index.ts";
import { valueAt } from "../../definition/json-path.ts";
import { propertiesOf } from "../../json/schema-parts.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const widgetMismatch: Rule = {
	code: "widget-mismatch",
	description: "Each widget is for fields of a certain kind.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section }) => {
				const place = ["ui", ...path.split("."), "ui:widget"];
				const widget = valueAt(section.section, place);
				if (typeof widget !== "string" || !Object.hasOwn(checkedWidgets, widget)) return [];
				const accepts = checkedWidgets[widget]?.accepts;
				if (accepts === undefined || accepts.fields.some((pattern) => fits(schema, pattern))) return [];
				return errorAt("widget-mismatch", placeInSection(section, place), {
					message: `The widget "${widget}" draws ${accepts.noun}, and "${path}" is none.`,
					remedy: "Choose a widget that fits the field, or leave it out.",
				});
			}),
		),
};

function fits(schema: JsonSchema, { type, format, options, items, properties }: FieldPattern): boolean {
	return (
		(type === undefined || [schema.type].flat()[0] === type) &&
		(format === undefined || schema.format === format) &&
		(options === undefined || hasOptions(schema, options)) &&
		(items === undefined || (schema.items !== undefined && fits(schema.items as JsonSchema, items))) &&
		(properties === undefined || haveShapes(propertiesOf(schema), properties))
	);
}

function hasOptions({ oneOf }: JsonSchema, options: "any" | "one"): boolean {
	return Array.isArray(oneOf) && (options === "any" || oneOf.length === 1);
}

function haveShapes(given: Readonly<Record<string, JsonSchema>>, asked: Readonly<Record<string, FieldPattern>>): boolean {
	return (
		Object.keys(given).length === Object.keys(asked).length &&
		Object.entries(asked).every(([name, pattern]) => given[name] !== undefined && fits(given[name], pattern))
	);
}

import type { JsonSchema } from "../../definition/index.ts";
import { valueAt } from "../../definition/json-path.ts";
import { propertiesOf } from "../field-table.ts";
import { errorAt, placeInSection } from "../finding.ts";
import type { Rule } from "../rule.ts";

type Fits = (schema: JsonSchema) => boolean;

const ofType =
	(...types: readonly string[]): Fits =>
	({ type }) =>
		types.includes(String(Array.isArray(type) ? type[0] : type));
const withOptions: Fits = (schema) => "oneOf" in schema || ofType("boolean")(schema);

const hasOneOption: Fits = ({ type, oneOf }) => type === "string" && Array.isArray(oneOf) && oneOf.length === 1;

const isId: Fits = ({ format }) => format === "uuid4";

const holdsFiles: Fits = ({ type, items }) => {
	if (type !== "array" || items === undefined) return false;
	const { id, ext, ...others } = propertiesOf(items as JsonSchema);
	if (id === undefined) return isId(items as JsonSchema);
	return isId(id) && ext?.type === "string" && Object.keys(others).length === 0;
};

/** What a widget can draw; widgets that are left out draw anything. */
const fits: ReadonlyMap<unknown, readonly [noun: string, fits: Fits]> = new Map([
	["text", ["a text", ofType("string")]],
	["textarea", ["a text", ofType("string")]],
	["number", ["a number", ofType("number", "integer")]],
	["coordinates", ["a number", ofType("number")]],
	["select", ["a field with options", withOptions]],
	["radio", ["a field with options", withOptions]],
	["decision", ["a field with options", withOptions]],
	["checkbox", ["a boolean or a text with one option", (schema) => ofType("boolean")(schema) || hasOneOption(schema)]],
	["checkboxes", ["a list", ofType("array")]],
	["identifiers", ["a list", ofType("array")]],
	["repeatable", ["a list", ofType("array")]],
	["date", ["a text with format calendar-date", ({ format }) => format === "calendar-date"]],
	["resettable-date", ["a text with format planned-date", ({ format }) => format === "planned-date"]],
	["time", ["a text with format clock-time", ({ format }) => format === "clock-time"]],
	["stakeholder", ["a text", ofType("string")]],
	["pid", ["a text with format uuid4", isId]],
	["files", ["a list of file ids (uuid4), or of views with id and ext", holdsFiles]],
]);

export const widgetMismatch: Rule = {
	code: "widget-mismatch",
	description: "A widget draws fields of one kind.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section }) => {
				const place = ["ui", ...path.split("."), "ui:widget"];
				const widget = valueAt(section.section, place);
				const demand = fits.get(widget);
				if (demand === undefined || demand[1](schema)) return [];
				return errorAt("widget-mismatch", placeInSection(section, place), {
					message: `The widget "${String(widget)}" draws ${demand[0]}, and "${path}" is none.`,
					remedy: "Choose a widget that fits the field, or leave it out.",
				});
			}),
		),
};

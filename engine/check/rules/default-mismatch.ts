import type { JsonSchema } from "../../definition/index.ts";
import { isObject, memberOf } from "../../json/json-object.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const defaultMismatch: Rule = {
	code: "default-mismatch",
	description: "A default is filled in without a person seeing to it, so it has to be a value that the field accepts.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ schema, section, at }) => {
				const why = whyNot(schema);
				if (why === undefined) return [];
				return errorAt("default-mismatch", placeInSection(section, [...at, "default"]), {
					message: `The default of "${path}", ${JSON.stringify(schema.default)}, ${why}.`,
					remedy: "Give a default that can be filled in here, or leave it out.",
				});
			}),
		),
};

function whyNot(schema: JsonSchema): string | undefined {
	const { default: value, oneOf, minimum, maximum, maxLength } = schema;
	if (!("default" in schema) || value === null) return undefined;
	const types: readonly unknown[] = [schema.type].flat();
	if (schema.type !== undefined && !types.some((type) => isOf(type, value))) return `is not of type ${types.join(" or ")}`;
	if (Array.isArray(oneOf) && !oneOf.some((option: unknown) => memberOf(option, "const") === value)) return "is no option of the field";
	if (typeof value === "number" && typeof minimum === "number" && value < minimum) return `is less than ${minimum}`;
	if (typeof value === "number" && typeof maximum === "number" && value > maximum) return `is more than ${maximum}`;
	return typeof value === "string" && typeof maxLength === "number" && value.length > maxLength ? `is longer than ${maxLength}` : undefined;
}

function isOf(type: unknown, value: unknown): boolean {
	if (type === "integer") return Number.isInteger(value);
	if (type === "array") return Array.isArray(value);
	return type === "object" ? isObject(value) : typeof value === type;
}

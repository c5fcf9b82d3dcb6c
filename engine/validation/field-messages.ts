import type { JsonSchema } from "../definition/flow-definition.ts";
import { formatNamed } from "../definition/widgets.ts";
import { memberOf } from "../json/json-object.ts";
import { dutchNumber, numberFormOf, numberProblem, readNumber, refusedCharacters } from "../text/index.ts";
import * as fieldTexts from "../texts/fields.ts";
import type { SchemaError } from "./validator.ts";

/** Dutch message for a schema error. `schema`, `value`: those of the field concerned, when known. */
export function messageOf(error: SchemaError, schema: JsonSchema | undefined, value?: unknown): string {
	return ownMessage(error.keyword, schema) ?? generalMessage(error, schema ?? {}, value);
}

function ownMessage(keyword: string, schema: JsonSchema | undefined): string | undefined {
	const message = memberOf(schema?.["x-messages"], keyword) ?? schema?.["x-message"];
	return typeof message === "string" ? message : undefined;
}

function generalMessage({ keyword, params }: SchemaError, schema: JsonSchema, value: unknown): string {
	switch (keyword) {
		case "required":
		case "minItems":
			return fieldTexts.required;
		case "minLength":
			return fieldTexts.tooShort(String(params.limit));
		case "maxLength":
			if (formatNamed(schema.format).fixedLength === true) return check(formatNamed(schema.format).message);
			return fieldTexts.tooLong(String(params.limit));
		case "format":
			return params.format === "email"
				? fieldTexts.email
				: (charactersMessage(params.format, value) ?? check(formatNamed(params.format).message));
		case "type":
			return typeMessage(schema, value);
		case "minimum":
		case "maximum":
			return check(rangeOf(schema));
		case "multipleOf":
			return check(typeof value === "number" ? numberProblem(dutchNumber(value), numberFormOf(schema)) : null);
		case "oneOf":
		case "enum":
			return check(fieldTexts.option);
		case "maxItems":
			return check(fieldTexts.atMost(String(params.limit)));
		case "uniqueItems":
			return check(fieldTexts.twice);
		default:
			return fieldTexts.checkInput;
	}
}

/** The general request to check the input, with the detail if it is known. */
function check(detail: string | null | undefined): string {
	return detail ? `${fieldTexts.checkInput} ${detail}` : fieldTexts.checkInput;
}

function charactersMessage(format: unknown, value: unknown): string | undefined {
	const set = formatNamed(format).characters;
	if (set === undefined) return undefined;
	const refused = typeof value === "string" ? refusedCharacters(value, set) : "";
	return refused === "" ? fieldTexts.characters : fieldTexts.charactersRefused(refused);
}

/** For a text in a number field: a question when it can be read in two ways. */
function typeMessage(schema: JsonSchema, value: unknown): string {
	const types = [schema.type].flat();
	if (!types.includes("number") && !types.includes("integer")) return fieldTexts.checkInput;
	const form = numberFormOf(schema);
	const typed = typeof value === "number" ? dutchNumber(value) : value;
	if (typeof typed !== "string") return fieldTexts.checkInput;
	const problem = numberProblem(typed, form);
	return readNumber(typed, form).kind === "ambiguous" ? (problem ?? fieldTexts.checkInput) : check(problem);
}

function rangeOf({ minimum, maximum }: JsonSchema): string | undefined {
	const least = typeof minimum === "number" ? dutchNumber(minimum) : undefined;
	const most = typeof maximum === "number" ? dutchNumber(maximum) : undefined;
	if (least !== undefined && most !== undefined) return fieldTexts.numberBetween(least, most);
	if (least !== undefined) return fieldTexts.numberFrom(least);
	return most === undefined ? undefined : fieldTexts.numberUpTo(most);
}

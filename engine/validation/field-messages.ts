import type { JsonSchema } from "../definition/flow-definition.ts";
import { type CharacterSet, dutchNumber, numberFormOf, numberProblem, readNumber, refusedCharacters } from "../text/index.ts";
import type { SchemaError } from "./validator.ts";

/** General messages; a schema's own `x-message` or `x-messages` comes first. */
export const fieldMessages = {
	required: "Dit is een vereist veld",
	minLength: "Uw invoer moet minimaal {n} karakters zijn.",
	maxLength: "Uw invoer mag maximaal {n} karakters zijn.",
	characters: "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden",
	email: "Voer a.u.b. een geldig e-mail adres in",
	other: "Controleer uw invoer a.u.b.",
} as const;

const characterSets: ReadonlyMap<unknown, CharacterSet> = new Map([
	["unicode", "line"],
	["unicode-multiline", "multiline"],
	["address-text", "address"],
	["stakeholder-name", "name"],
]);

/** How what the format asks for is written. */
const manners: ReadonlyMap<unknown, string> = new Map([
	["house-number", "Een huisnummer bestaat uit cijfers; een letter of toevoeging staat in een eigen veld."],
	["postal-code", "Een postcode is vier cijfers en twee letters, zoals 1234 AB."],
	["postal-code-be", "Een postcode is vier cijfers, zoals 9000."],
	["identifier", "Gebruik alleen letters, cijfers en _"],
	["calendar-date", "Vul een bestaande datum in als dd-mm-jjjj."],
	["planned-date", "Vul een bestaande datum in als dd-mm-jjjj."],
	["clock-time", "Vul een tijd in als uu:mm, zoals 09:30."],
	["url", "Een webadres begint met https:// en heeft geen spaties."],
	["ean18", "Een EAN-code is 18 cijfers; een van de cijfers klopt niet of ontbreekt."],
]);

/** What is written in one form of one length: a text that is too long for it is above all no date. */
const fixedForms: ReadonlySet<unknown> = new Set(["calendar-date", "planned-date", "clock-time", "postal-code", "postal-code-be", "ean18"]);

/** Dutch message for what a schema finds wrong. `schema`, `value`: those of the field concerned, when they are known. */
export function messageOf(error: SchemaError, schema: JsonSchema | undefined, value?: unknown): string {
	return ownMessage(error.keyword, schema) ?? generalMessage(error, schema ?? {}, value);
}

function ownMessage(keyword: string, schema: JsonSchema | undefined): string | undefined {
	const messages = schema?.["x-messages"] as Readonly<Record<string, string>> | undefined;
	return messages?.[keyword] ?? (schema?.["x-message"] as string | undefined);
}

function generalMessage({ keyword, params }: SchemaError, schema: JsonSchema, value: unknown): string {
	switch (keyword) {
		case "required":
		case "minItems":
			return fieldMessages.required;
		case "minLength":
			return fieldMessages.minLength.replace("{n}", String(params.limit));
		case "maxLength":
			if (fixedForms.has(schema.format)) return check(manners.get(schema.format));
			return fieldMessages.maxLength.replace("{n}", String(params.limit));
		case "format":
			return params.format === "email"
				? fieldMessages.email
				: (charactersMessage(params.format, value) ?? check(manners.get(params.format)));
		case "type":
			return typeMessage(schema, value);
		case "minimum":
		case "maximum":
			return check(rangeOf(schema));
		case "multipleOf":
			return check(typeof value === "number" ? numberProblem(dutchNumber(value), numberFormOf(schema)) : null);
		case "oneOf":
		case "enum":
			return check("Kies een van de mogelijkheden.");
		case "maxItems":
			return check(`Meer dan ${String(params.limit)} is niet mogelijk.`);
		case "uniqueItems":
			return check("Hetzelfde staat er tweemaal.");
		default:
			return fieldMessages.other;
	}
}

/** The general request, and what is wrong as far as that is known. */
function check(detail: string | null | undefined): string {
	return detail ? `${fieldMessages.other} ${detail}` : fieldMessages.other;
}

function charactersMessage(format: unknown, value: unknown): string | undefined {
	const set = characterSets.get(format);
	if (set === undefined) return undefined;
	const refused = typeof value === "string" ? refusedCharacters(value, set) : "";
	return refused === "" ? fieldMessages.characters : `${fieldMessages.characters}: ${refused}`;
}

/** A text in a number field: asked when it can be read in two ways. */
function typeMessage(schema: JsonSchema, value: unknown): string {
	const types = [schema.type].flat();
	if (!types.includes("number") && !types.includes("integer")) return fieldMessages.other;
	const form = numberFormOf(schema);
	const typed = typeof value === "number" ? dutchNumber(value) : value;
	if (typeof typed !== "string") return fieldMessages.other;
	const problem = numberProblem(typed, form);
	return readNumber(typed, form).kind === "ambiguous" ? (problem ?? fieldMessages.other) : check(problem);
}

function rangeOf({ minimum, maximum }: JsonSchema): string | undefined {
	const least = typeof minimum === "number" ? dutchNumber(minimum) : undefined;
	const most = typeof maximum === "number" ? dutchNumber(maximum) : undefined;
	if (least !== undefined && most !== undefined) return `Vul een getal in van ${least} tot en met ${most}.`;
	if (least !== undefined) return `Vul een getal in van ${least} of meer.`;
	return most === undefined ? undefined : `Vul een getal in tot en met ${most}.`;
}

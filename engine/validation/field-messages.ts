import type { JsonSchema } from "../definition/flow-definition.ts";
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

const characterFormats: ReadonlySet<unknown> = new Set(["unicode", "unicode-multiline", "address-text", "stakeholder-name"]);

/** Dutch message for what a schema finds wrong. `schema`: that of the field concerned, when it is known. */
export function messageOf(error: SchemaError, schema: JsonSchema | undefined): string {
	return ownMessage(error.keyword, schema) ?? generalMessage(error);
}

function ownMessage(keyword: string, schema: JsonSchema | undefined): string | undefined {
	const messages = schema?.["x-messages"] as Readonly<Record<string, string>> | undefined;
	return messages?.[keyword] ?? (schema?.["x-message"] as string | undefined);
}

function generalMessage({ keyword, params }: SchemaError): string {
	switch (keyword) {
		case "required":
		case "minItems":
			return fieldMessages.required;
		case "minLength":
			return fieldMessages.minLength.replace("{n}", String(params.limit));
		case "maxLength":
			return fieldMessages.maxLength.replace("{n}", String(params.limit));
		case "format":
			return characterFormats.has(params.format)
				? fieldMessages.characters
				: params.format === "email"
					? fieldMessages.email
					: fieldMessages.other;
		default:
			return fieldMessages.other;
	}
}

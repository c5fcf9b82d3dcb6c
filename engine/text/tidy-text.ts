import type { FormatName } from "./formats.ts";
import { plainText } from "./plain-text.ts";
import { formatPostalCode } from "./postal-code.ts";

/** What the formats that are no free text make of it besides: spaces around it say nothing, and a postal code has one way of being written. */
const forms: ReadonlyMap<unknown, (text: string) => string> = new Map<FormatName, (text: string) => string>([
	["house-number", (text) => text.trim()],
	["postal-code", (text) => formatPostalCode(text.trim())],
	["postal-code-be", (text) => text.trim().replace(/^b(?:e)?[ -]?(?=\d{4}$)/i, "")],
	["identifier", (text) => text.trim()],
	["url", (text) => text.trim()],
	["email", (text) => text.trim()],
	["ean18", (text) => text.replaceAll(" ", "")],
	["clock-time", (text) => text.trim()],
]);

/** A text that was typed for a field of the format, as it is checked and kept. */
export function tidyText(text: string, format: unknown): string {
	const plain = plainText(text);
	return forms.get(format)?.(plain) ?? plain;
}

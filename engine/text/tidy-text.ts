import type { FormatName } from "./formats.ts";
import { plainText } from "./plain-text.ts";
import { formatPostalCode } from "./postal-code.ts";

/** Extra tidying for formats other than free text: surrounding spaces are removed, and a postal code gets one notation. */
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

/** A text typed in a field with this format, in the form that is checked and stored. */
export function tidyText(text: string, format: unknown): string {
	const plain = plainText(text);
	return forms.get(format)?.(plain) ?? plain;
}

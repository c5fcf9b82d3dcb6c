import { type CharacterSet, hasOnly, isBelgianPostalCode, isFormat, isPostalCode, plainText, refusedCharacters } from "../../text/index.ts";
import * as fieldTexts from "../../texts/fields.ts";
import * as requestTexts from "../../texts/requests.ts";
import { type Reader, type Reading, unreadable } from "./reading.ts";

/**
 * A text of allowed characters and limited length. Surrounding and repeated white space is removed; typographic quotes and dashes become
 * plain ones.
 */
export function text(set: CharacterSet, most: number): Reader<string> {
	return (given) => {
		const tidied = tidy(given, most, set === "multiline");
		return "problem" in tidied || hasOnly(tidied.value, set) ? tidied : { problem: forbidden(tidied.value, set) };
	};
}

/** A text that must also have a certain form. */
function formed(most: number, form: (text: string) => string | undefined, problem: string): Reader<string> {
	return (given) => {
		const tidied = tidy(given, most, false);
		if ("problem" in tidied) return tidied;
		const value = form(tidied.value);
		return value === undefined ? { problem } : { value };
	};
}

const kept = (fits: (text: string) => boolean) => (value: string) => (fits(value) ? value : undefined);

export const reference = formed(
	60,
	kept((value) => /^[\p{L}\p{Nd}][\p{L}\p{Nd} ._/:#-]{0,59}$/u.test(value)),
	requestTexts.referenceForm,
);
export const email = formed(
	254,
	kept((value) => isFormat(value, "email")),
	fieldTexts.email,
);
export const postalCode = formed(
	20,
	kept((value) => isPostalCode(value) || isBelgianPostalCode(value)),
	requestTexts.postalCodeAsked,
);
export const numberPlate = formed(
	20,
	(value) => {
		const plate = value.toUpperCase().replaceAll(" ", "-");
		return /^[\p{Lu}\p{Nd}-]{1,15}$/u.test(plate) ? plate : undefined;
	},
	unreadable.problem,
);

/** The text of a value that may be a number in the source, such as a telephone number or a house number. */
function tidy(given: unknown, most: number, multiline: boolean): Reading<string> {
	const found = typeof given === "number" && Number.isFinite(given) ? String(given) : given;
	if (typeof found !== "string") return { problem: requestTexts.textAsked };
	const tooLong = { problem: fieldTexts.tooLong(most) };
	// A text that is far too long is not read at all.
	if (found.length > 4 * most + 100) return tooLong;
	const composed = plainText(found);
	const value = (multiline ? composed.replace(/\r\n?/g, "\n").replace(/[^\S\n\t]+/g, " ") : composed.replace(/\s+/g, " ")).trim();
	return value.length > most ? tooLong : { value };
}

function forbidden(value: string, set: CharacterSet): string {
	return fieldTexts.charactersRefused(refusedCharacters(value, set));
}

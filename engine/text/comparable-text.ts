import { plainText } from "./plain-text.ts";

const ascii = /^[\0-\x7f]*$/;

/**
 * The normal form of a text for searching: plain characters and lower case, without accents. Both sides of every search are converted to
 * it, so that nobody needs to know which quote, dash or space a text contains.
 */
export function comparableText(text: string): string {
	// Nearly all texts have no accents, and removing them is the slowest part.
	return ascii.test(text) ? text.toLowerCase() : plainText(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

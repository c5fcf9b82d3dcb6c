import { comparableText } from "../text/comparable-text.ts";

/** Maximum length of numbers that are compared by value. */
export const sortedDigits = 12;

/**
 * A text whose character order is the natural order of the original: ignoring case and accents, with numbers compared
 * by value. Comparing two such keys takes a fraction of the time a collator needs, and a database compares them as a
 * browser does.
 */
export function collationKey(text: string): string {
	return comparableKey(comparableText(text));
}

/** The same for a text that is comparable already. */
export function comparableKey(comparable: string): string {
	return comparable.replace(/\d+/g, (number) => number.padStart(sortedDigits, "0"));
}

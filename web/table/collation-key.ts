/** Digits of the longest number that is compared as a number. */
const digits = 12;
const ascii = /^[\0-\x7f]*$/;

/**
 * A text that sorts, character by character, as people expect of the one it stands for: capitals and accents do not
 * count, and numbers inside go by their value. Comparing two of these takes a fraction of what asking a collator does.
 */
export function collationKey(text: string): string {
	// Nearly all texts have no accent to take off, and taking off takes longest.
	const plain = ascii.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
	return plain.toLowerCase().replace(/\d+/g, (number) => number.padStart(digits, "0"));
}

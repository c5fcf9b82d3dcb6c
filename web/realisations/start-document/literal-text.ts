/**
 * A text as it may stand in a document: without what XML cannot hold (control characters, halves of characters,
 * non-characters) and without marks that turn the writing round, which would make it read as something else.
 */
export function literalText(given: string): string {
	return given.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]|\p{Cs}|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu, "");
}

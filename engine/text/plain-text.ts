/** Typographic characters that word processors and phones insert, with their plain equivalents. */
const plainForms: readonly (readonly [RegExp, string])[] = [
	[/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'"],
	[/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
	[/[\u2010-\u2015\u2212]/g, "-"],
	[/\u2026/g, "..."],
	[/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " "],
	[/\u2028|\u2029/g, "\n"],
	// A number in front stays separate: two and a half is not twenty-one halves.
	[/(?<=\d)(?=[\u00bc-\u00be])/g, " "],
	[/\u00bd/g, "1/2"],
	[/\u00bc/g, "1/4"],
	[/\u00be/g, "3/4"],
	[/\u00d7/g, "x"],
	// As in square metres. After a digit it would change the number.
	[/(?<=\p{L})\u00b2/gu, "2"],
	[/(?<=\p{L})\u00b3/gu, "3"],
	// List bullets, including those of Word's symbol font, which are in the private use area.
	[/[\u2022\u2023\u2043\u25aa\u25ab\u25cb\u25cf\u25e6\u25a0\uf0a7\uf0b7\uf0d8\uf0fc]/g, "-"],
	[/^([ \t]*)\u00b7(?=[ \t])/gm, "$1-"],
	[/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ""],
];

/** A text typed on a plain keyboard has none of these. */
const more = /[^\n\r\t -~]/;

/**
 * The text with typographic characters in their plain form: quotes, dashes, dots and spaces; soft hyphens and zero-width characters are
 * dropped, letters are composed. Every text that a person typed is converted before it is checked, in the browser and on the server.
 * Idempotent.
 */
export function plainText(text: string): string {
	if (!more.test(text)) return text;
	return plainForms.reduce((plain, [typographic, form]) => plain.replace(typographic, form), text.normalize("NFC")).normalize("NFC");
}

/** Length of a text as it will be stored, in characters: an ellipsis that a phone inserted counts as three dots. */
export function plainLength(text: string): number {
	return [...plainText(text)].length;
}

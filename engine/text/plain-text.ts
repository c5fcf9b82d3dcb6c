/** Typographic characters that word processors and phones insert, by the plain character they stand for. */
const plainForms: readonly (readonly [RegExp, string])[] = [
	[/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'"],
	[/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
	[/[\u2010-\u2015\u2212]/g, "-"],
	[/\u2026/g, "..."],
	[/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " "],
	[/\u2028|\u2029/g, "\n"],
	// A number before it stays apart: two and a half is not twenty-one halves.
	[/(?<=\d)(?=[\u00bc-\u00be])/g, " "],
	[/\u00bd/g, "1/2"],
	[/\u00bc/g, "1/4"],
	[/\u00be/g, "3/4"],
	[/\u00d7/g, "x"],
	// As in square metres. After a digit it would make another number of it.
	[/(?<=\p{L})\u00b2/gu, "2"],
	[/(?<=\p{L})\u00b3/gu, "3"],
	// Signs before the items of a list; those of Word's own font for signs stand where no character is.
	[/[\u2022\u2023\u2043\u25aa\u25ab\u25cb\u25cf\u25e6\u25a0\uf0a7\uf0b7\uf0d8\uf0fc]/g, "-"],
	[/^([ \t]*)\u00b7(?=[ \t])/gm, "$1-"],
	[/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ""],
];

/** A text typed on a plain keyboard holds none of them. */
const more = /[^\n\r\t -~]/;

/**
 * The text with typographic characters in their plain form: quotes, dashes, dots and spaces; soft hyphens and characters
 * without width are dropped, letters are composed. Every text that a person typed goes through it before it is checked,
 * in the browser and on the server. A second time changes nothing.
 */
export function plainText(text: string): string {
	if (!more.test(text)) return text;
	return plainForms.reduce((plain, [typographic, form]) => plain.replace(typographic, form), text.normalize("NFC")).normalize("NFC");
}

/** Length of a text as it will be stored, in characters: three dots that a telephone wrote as one are three. */
export function plainLength(text: string): number {
	return [...plainText(text)].length;
}

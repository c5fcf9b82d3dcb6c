/** Typographic characters that word processors and phones insert, by the plain character they stand for. */
const plainForms: readonly (readonly [RegExp, string])[] = [
	[/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'"],
	[/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
	[/[\u2010-\u2015\u2212]/g, "-"],
	[/\u2026/g, "..."],
	[/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " "],
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

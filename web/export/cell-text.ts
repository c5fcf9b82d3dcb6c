/** The longest text that a cell may hold; a longer one makes the whole file unreadable for Excel. */
const mostCharacters = 32_767;

/** What a spreadsheet would read as a formula, a number or a date once somebody edits the cell. */
const looksLikeMore = /^[=+\-@\s]|^[\d.,:/\-\s%€]+$/;

/** Spreadsheets read `_x0041_` as the character of that code, so such text has its own underscore written as one. */
const characterCode = /_(?=x[\dA-Fa-f]{4}_)/g;

/** The text as it is to be written so that it is read back the same. */
export function cellText(text: string): string {
	const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(characterCode, "_x005F_");
	return plain.length > mostCharacters ? `${plain.slice(0, mostCharacters - 1)}…` : plain;
}

/** Whether the cell has to say that it is text, so that it also stays text when it is edited. */
export function saysItIsText(text: string): boolean {
	return looksLikeMore.test(text);
}

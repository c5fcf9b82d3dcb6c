/** The longest text a cell can hold; Excel can't open a file with a longer one. */
const mostCharacters = 32_767;

/** Text that a spreadsheet would read as a formula, number or date once the cell is edited. */
const looksLikeMore = /^[=+\-@\s]|^[\d.,:/\-\s%€]+$/;

/** Spreadsheets read `_x0041_` as the character with that code, so an underscore in such text is escaped as one. */
const characterCode = /_(?=x[\dA-Fa-f]{4}_)/g;

/** The text, escaped so that spreadsheets read it back unchanged. */
export function cellText(text: string): string {
	const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(characterCode, "_x005F_");
	return plain.length > mostCharacters ? `${plain.slice(0, mostCharacters - 1)}…` : plain;
}

/** Whether the cell must be marked as text, so that editing it doesn't turn it into something else. */
export function saysItIsText(text: string): boolean {
	return looksLikeMore.test(text);
}

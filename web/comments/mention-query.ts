/** What is typed of a name behind '@', and where it begins; null when nobody is being named at this place of the text. */
export function mentionQuery(text: string, at: number): { readonly from: number; readonly search: string } | null {
	const before = text.slice(0, at);
	const from = before.lastIndexOf("@");
	if (from === -1 || /[\p{L}\p{N}]$/u.test(before.slice(0, from))) return null;
	const search = before.slice(from + 1);
	// A name has a few words; behind a line or a sentence nobody is meant any more.
	return search.length > 40 || /[\n.,;:!?@]|^\s|\s\S*\s\S*\s\S*\s/u.test(search) ? null : { from, search };
}

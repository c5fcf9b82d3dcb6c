/** The id of a comment on the page of its record, and so the end of an address that points at it. */
export const commentAnchor = (number: number) => `comment-${number}`;

/** The number of the comment that the fragment of an address points at; null when it points at none. */
export function commentOfAnchor(anchor: string): number | null {
	const number = Number(/^comment-(\d+)$/.exec(anchor)?.[1] ?? Number.NaN);
	return Number.isNaN(number) ? null : number;
}

/** Name of the inbox item that is about a comment. */
export const commentItem = (entity: "realisation" | "request", record: string, number: number) => `${entity}|${record}|${number}`;

const itemMark = "item-";

/** Fragment of an address that leads to the subject of an inbox item, where that is not a comment. */
export const itemAnchor = (item: string) => itemMark + encodeURIComponent(item);

/** The inbox item named by the fragment of an address; null when it names none. */
export function itemOfAnchor(anchor: string): string | null {
	if (!anchor.startsWith(itemMark)) return null;
	try {
		return decodeURIComponent(anchor.slice(itemMark.length));
	} catch {
		return null;
	}
}

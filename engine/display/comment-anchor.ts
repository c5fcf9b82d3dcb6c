/** The id of a comment on the page of its record, and so the end of an address that points at it. */
export const commentAnchor = (number: number) => `comment-${number}`;

/** Name of the item of an inbox that tells of a comment. */
export const commentItem = (entity: "realisation" | "request", record: string, number: number) => `${entity}|${record}|${number}`;

const itemMark = "item-";

/** End of an address that leads to what an item of an inbox tells of, where that is no comment. */
export const itemAnchor = (item: string) => itemMark + encodeURIComponent(item);

/** The item that the end of an address names; null when it names none. */
export function itemOfAnchor(anchor: string): string | null {
	if (!anchor.startsWith(itemMark)) return null;
	try {
		return decodeURIComponent(anchor.slice(itemMark.length));
	} catch {
		return null;
	}
}

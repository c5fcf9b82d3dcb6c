/** The id of a comment on the page of its record, and so the end of an address that points at it. */
export const commentAnchor = (number: number) => `comment-${number}`;

/** Name of the item of an inbox that tells of a comment. */
export const commentItem = (entity: "realisation" | "request", record: string, number: number) => `${entity}|${record}|${number}`;

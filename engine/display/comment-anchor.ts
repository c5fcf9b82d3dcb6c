/** The id of a comment on the page of its record, and so the end of an address that points at it. */
export const commentAnchor = (number: number) => `comment-${number}`;

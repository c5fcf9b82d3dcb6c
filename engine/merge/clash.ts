/** Three states of one value: what it was when I began, what I made of it, and what is in the database now. */
export interface Versions {
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/**
 * What two people changed, each to something else. An absent value, or one with `deleted_at`, means
 * that the item of a list was removed.
 */
export interface Clash extends Versions {
	/** In the merged values: a field, a field of an item ("Quotations.2.Price") or a whole item ("Quotations.2"). */
	readonly path: string;
	/** Field of the step that it is part of. */
	readonly field: string;
	/** The version that holds until somebody chooses: mine, but never my removal of what the other changed. */
	readonly start: "mine" | "theirs";
}

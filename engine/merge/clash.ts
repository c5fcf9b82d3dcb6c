/** Three states of one value: what it was when I started, what I made of it, and what the database has now. */
export interface Versions {
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/**
 * A value that two people changed, each to something else. An absent value, or one with `deleted_at`, means that the item of a list was
 * removed.
 */
export interface Clash extends Versions {
	/** In the merged values: a field, a field of an item ("Quotations.2.Price") or a whole item ("Quotations.2"). */
	readonly path: string;
	/** The step's field that contains it. */
	readonly field: string;
	/** The version that applies until somebody chooses: mine, unless I removed what the other changed. */
	readonly start: "mine" | "theirs";
}

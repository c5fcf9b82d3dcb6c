/** A query for a list. */
export interface RowQuestion<Category extends string = string> {
	/** Tab; null for every row. */
	readonly category: Category | null;
	/** Chosen values by field, as written in the address. */
	readonly filters: Readonly<Record<string, readonly string[]>>;
	readonly sort: string;
	readonly descending: boolean;
	/** Rows per page. */
	readonly rows: number;
	readonly skip: number;
	/** Last row of the previous page, if known: `skip` then only says how many rows lie before the page. */
	readonly after: RowPlace | null;
}

/** The place of a row in an order: its sort key and uuid. */
export interface RowPlace {
	readonly key: string | number | null;
	readonly uuid: string;
}

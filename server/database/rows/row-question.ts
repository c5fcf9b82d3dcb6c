/** A list as somebody asks for it. */
export interface RowQuestion<Category extends string = string> {
	/** Tab; null for every row. */
	readonly category: Category | null;
	/** Chosen values by field, as they stand in the address. */
	readonly filters: Readonly<Record<string, readonly string[]>>;
	readonly sort: string;
	readonly descending: boolean;
	/** Rows of a page. */
	readonly rows: number;
	readonly skip: number;
	/** Last row of the page before, where it is known: then `skip` only says how many lie before it. */
	readonly after: RowPlace | null;
}

/** Where a row is in an order: its sort key and uuid. */
export interface RowPlace {
	readonly key: string | number | null;
	readonly uuid: string;
}

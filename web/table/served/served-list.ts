import type { RowSource } from "./row-source.ts";

/** One page of a list as the server gives it, before every row has loaded. */
export interface FirstPage<Row> {
	/** Rows of the page, in order. */
	readonly rows: readonly Row[];
	/** Number of rows of the tab with the filters, on all pages. */
	readonly total: number;
	/** Number of rows without tab and filters. */
	readonly all: number;
	/** Number of rows with the filters, by the key of each tab. */
	readonly counts: ReadonlyMap<string, number>;
}

/** A list that the server filters, sorts and pages: the browser has the current page and fetches the rest on demand. */
export interface ServedList<Row> {
	/** The latest answer; null before the first one. */
	readonly page: FirstPage<Row> | null;
	/**
	 * `current`: `page` is what the address asks for. `slow`: the request takes so long that the page says so. `filling`: no
	 * answer is possible yet.
	 */
	readonly state: "current" | "asking" | "slow" | "failed" | "filling";
	/** How far the server is with building the list rows; null once it is done. Until then it answers only the simplest queries. */
	readonly filling: string | null;
	readonly retry: () => void;
	/** Values that occur, by field. */
	readonly choices: Readonly<Record<string, readonly string[]>>;
	/** All rows in order, fetched as they are read. */
	readonly rows: () => RowSource<Row>;
}

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

/** A list that the server answers: the browser has the page in view, and asks for the rest when it is wanted. */
export interface ServedList<Row> {
	/** What was answered last; null before the first answer. */
	readonly page: FirstPage<Row> | null;
	/** Whether that is what the address asks for; `slow`: the answer takes so long that the page says so; `filling`: there can be no answer yet. */
	readonly state: "current" | "asking" | "slow" | "failed" | "filling";
	/** How far the server is with making its rows; null when they are all there. Until then it answers the plainest questions alone. */
	readonly filling: string | null;
	readonly retry: () => void;
	/** Values that occur, by field. */
	readonly choices: Readonly<Record<string, readonly string[]>>;
	/** All rows in order, fetched as they are taken. */
	readonly rows: () => RowSource<Row>;
}

import type { ProcessCategory, ProcessStatus } from "../../../engine/index.ts";

/** The list of processes as somebody asks for it. */
export interface RowQuestion {
	/** Tab; null for every process. */
	readonly category: ProcessCategory | null;
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

/** Rows that the list does not tell apart when it counts its tabs. */
export interface RowGroup {
	readonly code: string;
	readonly status: ProcessStatus;
	readonly type: string;
	readonly step: string | null;
	readonly rows: number;
	/** Tabs that they are in. */
	readonly categories: readonly ProcessCategory[];
}

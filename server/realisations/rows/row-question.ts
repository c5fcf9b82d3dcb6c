import type { MapShape, ProcessCategory, ProcessStatus } from "../../../engine/index.ts";
import type { RowQuestion } from "../../database/rows/row-question.ts";

/** A query for the list of processes. */
export interface ProcessQuestion extends RowQuestion<ProcessCategory> {
	/** Parts of the map; a process must lie in each of them. */
	readonly within: readonly MapShape[];
}

/** The rows that the query selects, in any tab. */
export type AskedOfRows = Pick<ProcessQuestion, "filters" | "within">;

/** Rows that the list counts as one group. */
export interface RowGroup {
	readonly code: string;
	readonly status: ProcessStatus;
	readonly type: string;
	readonly step: string | null;
	readonly rows: number;
	/** The tabs that show them. */
	readonly categories: readonly ProcessCategory[];
}

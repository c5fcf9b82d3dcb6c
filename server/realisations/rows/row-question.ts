import type { MapShape, ProcessCategory, ProcessStatus } from "../../../engine/index.ts";
import type { RowQuestion } from "../../database/rows/row-question.ts";

/** The list of processes as somebody asks for it. */
export interface ProcessQuestion extends RowQuestion<ProcessCategory> {
	/** Parts of the map: a process lies in each of them. */
	readonly within: readonly MapShape[];
}

/** What rows it is about, in whichever tab. */
export type AskedOfRows = Pick<ProcessQuestion, "filters" | "within">;

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

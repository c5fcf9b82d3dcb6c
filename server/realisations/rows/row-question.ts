import type { ProcessCategory, ProcessStatus } from "../../../engine/index.ts";
import type { RowQuestion } from "../../database/row-question.ts";

/** The list of processes as somebody asks for it. */
export type ProcessQuestion = RowQuestion<ProcessCategory>;

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

import type { ColumnType } from "kysely";
import type { CommentedRecord, DraftFields, JsonOf, StepMode } from "../../../engine/index.ts";

/** Part of the key: written once. */
type Key = ColumnType<string, string, never>;

/** What somebody filled in on a step and did not save. */
export interface DraftTable {
	tenant: Key;
	user_id: Key;
	realisation_uuid: Key;
	step: Key;
	/** Version of the process on which it was last edited. */
	synced: number;
	mode: StepMode;
	fields: JsonOf<DraftFields>;
	/** How many of the fields are neither saved nor discarded. */
	live: number;
	/** Instant of the last change in milliseconds. */
	kept_at: number;
}

/** What somebody typed about a record, in its conversation or its judgement, and did not send. */
export interface TextDraftTable {
	tenant: Key;
	record_uuid: Key;
	entity: ColumnType<CommentedRecord, CommentedRecord, never>;
	user_id: Key;
	/** `comment`, `judgement`, or `answer-` or `edit-` and the number of a comment. */
	part: Key;
	fields: JsonOf<DraftFields>;
	/** How many of the fields are neither sent nor discarded. */
	live: number;
	/** Instant of the last change in milliseconds. */
	kept_at: number;
}

import type { ColumnType } from "kysely";
import type { CommentedRecord, DraftFields, JsonOf } from "../../engine/index.ts";

/** Part of the key: written once. */
type Key = ColumnType<string, string, never>;

/** What somebody typed about a record, in its conversation or its judgement, and did not send. */
export interface TextDraftTable {
	tenant: Key;
	record_uuid: Key;
	entity: ColumnType<CommentedRecord, CommentedRecord, never>;
	user_id: Key;
	/** `comment`, `judgement`, or `answer-` or `edit-` and the number of a comment. */
	part: Key;
	fields: JsonOf<DraftFields>;
	/** How many of them are not sent or thrown away. */
	live: number;
	/** Instant of the last change in milliseconds. */
	kept_at: number;
}

import type { ColumnType } from "kysely";
import type { DraftFields, JsonOf, StepMode } from "../../engine/index.ts";

/** Part of the key: written once. */
type Key = ColumnType<string, string, never>;

/** What somebody filled in on a step and did not save. */
export interface DraftTable {
	tenant: Key;
	user_id: Key;
	realisation_uuid: Key;
	step: Key;
	/** Version of the process that it was last filled in on. */
	synced: number;
	mode: StepMode;
	fields: JsonOf<DraftFields>;
	/** How many of them are not saved or thrown away. */
	live: number;
	/** Instant of the last change in milliseconds. */
	kept_at: number;
}

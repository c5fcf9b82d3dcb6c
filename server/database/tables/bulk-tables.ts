import type { ColumnType } from "kysely";
import type { BulkList } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** Checked; under way; stopped by its person; all done; on its way back; taken back. */
export const bulkStates = ["checked", "running", "stopped", "done", "undoing", "undone"] as const;

/**
 * By the check an item `can` be done or `cannot`; then it is `done` or `failed`; and of what was done some is `undone`
 * and some has to be `kept`.
 */
export const bulkItemStates = ["can", "cannot", "done", "failed", "undone", "kept"] as const;
export type BulkItemState = (typeof bulkItemStates)[number];

/** One act on several records. */
export interface BulkActTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	list: Fixed<BulkList>;
	/** JSON text: the kind, and what the person filled in. */
	act: string;
	user_id: Fixed<string>;
	/** JSON text: the roles in the tenant that the person had when they last asked, with their geography codes. */
	roles: string;
	state: (typeof bulkStates)[number];
	checked_at: Fixed<number>;
	/** When it was last to be run or undone; 0 before. */
	asked_at: number;
	/** The server that carries it out, and until when it is held for that one. */
	holder: string;
	held_until: number;
}

export interface BulkItemTable {
	tenant: Fixed<string>;
	act_uuid: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	record_uuid: Fixed<string>;
	ref: Fixed<string>;
	/** Of the record when it was checked; once it was done, what this act made it. */
	synced: number;
	state: BulkItemState;
	/** Why not: a code of the API's refusals, and its Dutch message. */
	code: string;
	message: string;
	/** JSON text of what the undoing needs. */
	former: string;
}

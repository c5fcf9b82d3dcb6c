import type { ColumnType } from "kysely";
import type { BulkList } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** Checked; running; stopped by its person; all done; being undone; undone. */
export const bulkStates = ["checked", "running", "stopped", "done", "undoing", "undone"] as const;

/**
 * The check says whether an item `can` or `cannot` be done; carrying it out makes it `done`, `same` if there was nothing to change, or
 * `failed`; undoing makes a done item `undone`, or `kept` if that is impossible.
 */
export const bulkItemStates = ["can", "cannot", "done", "same", "failed", "undone", "kept"] as const;
export type BulkItemState = (typeof bulkItemStates)[number];

/** One act on several records. */
export interface BulkActTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	list: Fixed<BulkList>;
	/** JSON text: the kind, and the person's input. */
	act: string;
	user_id: Fixed<string>;
	/** JSON text: the person's roles in the tenant, with their geography codes, at their last request. */
	roles: string;
	state: (typeof bulkStates)[number];
	checked_at: Fixed<number>;
	/** When running or undoing it was last requested; 0 before. */
	asked_at: number;
	/** The server that carries it out, and until when it has the claim. */
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
	/** Of the record when it was checked; once done, the value that this act gave it. */
	synced: number;
	state: BulkItemState;
	/** Why not: a refusal code of the API, and its Dutch message. */
	code: string;
	message: string;
	/** JSON text of what undoing needs. */
	former: string;
}

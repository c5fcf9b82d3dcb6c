import type { ColumnType } from "kysely";
import type { Edit, JsonOf } from "../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

export interface DesignTables {
	design: DesignTable;
	design_file: DesignFileTable;
	design_edit: DesignEditTable;
	blob: BlobTable;
}

interface DesignTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	name: string;
	/** Hash of the files it began with. */
	base: Fixed<string>;
	state: "open";
	/** The number of its last edit; 0 before the first. */
	revision: number;
	created_at: Fixed<number>;
	created_by: Fixed<string>;
	changed_at: number;
	changed_by: string;
}

interface DesignFileTable {
	tenant: Fixed<string>;
	design_uuid: Fixed<string>;
	/** In the tenant's folder, with slashes. */
	path: Fixed<string>;
	blob: string;
}

/** What is in files: equal content once. */
interface BlobTable {
	tenant: Fixed<string>;
	hash: Fixed<string>;
	/** Whether the content is the text itself, or bytes that are no text. */
	form: Fixed<"text" | "base64">;
	content: Fixed<string>;
}

/** What one call changed. Append-only. */
interface DesignEditTable {
	tenant: Fixed<string>;
	design_uuid: Fixed<string>;
	/** From 1, without gaps: the revision that it made. */
	number: Fixed<number>;
	ts: Fixed<number>;
	user_id: Fixed<string>;
	edits: Fixed<JsonOf<readonly Edit[]>>;
	/** What takes them back, in the order in which it is to be applied. */
	inverse: Fixed<JsonOf<readonly Edit[]>>;
	/** The number of the one it took back. */
	undoes: Fixed<number | null>;
}

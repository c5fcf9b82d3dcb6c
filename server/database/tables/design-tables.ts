import type { ColumnType } from "kysely";
import type { Edit, JsonOf } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

export interface DesignTables {
	design: DesignTable;
	design_file: DesignFileTable;
	design_edit: DesignEditTable;
	blob: BlobTable;
	design_approval: DesignApprovalTable;
	release: ReleaseTable;
	release_file: ReleaseFileTable;
	activation: ActivationTable;
	roll_back_approval: RollBackApprovalTable;
	made_tenant: MadeTenantTable;
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
	/** Within the tenant's folder, with slashes. */
	path: Fixed<string>;
	blob: string;
}

/** Contents of files; equal content is stored once. */
interface BlobTable {
	tenant: Fixed<string>;
	hash: Fixed<string>;
	/** Whether the content is text, or the encoded bytes of a binary file. */
	form: Fixed<"text" | "base64">;
	content: Fixed<string>;
}

/** The changes of one call. Append-only. */
interface DesignEditTable {
	tenant: Fixed<string>;
	design_uuid: Fixed<string>;
	/** From 1, without gaps: the revision that it made. */
	number: Fixed<number>;
	ts: Fixed<number>;
	user_id: Fixed<string>;
	edits: Fixed<JsonOf<readonly Edit[]>>;
	/** The edits that undo it, in the order in which to apply them. */
	inverse: Fixed<JsonOf<readonly Edit[]>>;
	/** The number of the edit that it undid. */
	undoes: Fixed<number | null>;
}

/** Somebody's approval of one revision of a design. */
interface DesignApprovalTable {
	tenant: Fixed<string>;
	design_uuid: Fixed<string>;
	revision: Fixed<number>;
	user_id: Fixed<string>;
	at: Fixed<number>;
}

/** Files of a tenant that can run. Written once. */
interface ReleaseTable {
	tenant: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	/** Hash of its files. */
	hash: Fixed<string>;
	/** Hash of the files that ran when it was made; "" for the first. */
	base: Fixed<string>;
	/** Whether it came from the tenant's folder at a server's start, or from a design. */
	origin: Fixed<"folder" | "design">;
	design_uuid: Fixed<string | null>;
	/** Of the design. */
	revision: Fixed<number | null>;
	flow_uuid: Fixed<string>;
	flow_version: Fixed<string>;
	note: Fixed<string>;
	made_at: Fixed<number>;
	made_by: Fixed<string>;
	/** The second person, if one was needed. */
	approved_by: Fixed<string | null>;
}

interface ReleaseFileTable {
	tenant: Fixed<string>;
	number: Fixed<number>;
	path: Fixed<string>;
	blob: Fixed<string>;
}

/** Which release ran when. Append-only: the last activation of a tenant says which release runs. */
interface ActivationTable {
	tenant: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	release: Fixed<number>;
	at: Fixed<number>;
	by: Fixed<string>;
	reason: Fixed<string>;
}

/** Somebody's approval for going back to a release from what an activation made run. */
interface RollBackApprovalTable {
	tenant: Fixed<string>;
	release: Fixed<number>;
	activation: Fixed<number>;
	user_id: Fixed<string>;
	at: Fixed<number>;
}

/** A tenant without a folder in the deployment: it runs from its releases. Written once. */
interface MadeTenantTable {
	slug: Fixed<string>;
	made_at: Fixed<number>;
	made_by: Fixed<string>;
	/** Slug of the tenant to which its maker belonged. */
	made_in: Fixed<string>;
}

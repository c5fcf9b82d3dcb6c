import type { FileRecord } from "../../engine/index.ts";

/** The stored columns of a file; 1 is yes. */
interface StoredFile extends Pick<FileRecord, "uuid" | "filename" | "extension" | "category"> {
	readonly created_at: number;
	readonly uploaded_at: number | null;
	readonly suspect: number;
	readonly gdpr: number;
	readonly missing: number;
	readonly deleted: number;
	readonly checked: number;
}

/** The file as the API returns it. `hidden`: the privacy law hides everything of its owner. */
export function fileRecordOf(row: StoredFile, { hidden = false } = {}): FileRecord {
	return {
		uuid: row.uuid,
		filename: row.filename,
		extension: row.extension,
		category: row.category,
		ts: row.created_at,
		uploaded: row.uploaded_at !== null,
		suspect: row.suspect === 1,
		gdpr: hidden || row.gdpr === 1,
		missing: row.missing === 1,
		deleted: row.deleted === 1,
		checked: row.checked === 1,
	};
}

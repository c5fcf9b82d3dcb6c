import type { FileRecord } from "../../engine/index.ts";
import type { FileRow } from "./file-store.ts";

/** The file as the API answers it. `hidden`: the privacy law hides everything of its owner. */
export function fileRecordOf(row: FileRow, { hidden = false } = {}): FileRecord {
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

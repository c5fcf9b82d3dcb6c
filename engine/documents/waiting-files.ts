import type { FileRecord } from "../files/index.ts";
import { categoryKey } from "../files/index.ts";
import type { RealisationRecord } from "../record/realisation-record.ts";
import type { FileField } from "./file-fields.ts";

/**
 * Files that were uploaded for a field but are in no saved value yet: somebody left before saving. They are
 * offered: to be added, or to be done away with. A file that ever was in the values is none of them: it was taken
 * out on purpose, or belongs to a former version of the location.
 */
export function waitingFiles(record: RealisationRecord, { category }: Pick<FileField, "category">): readonly FileRecord[] {
	const uploaded = record.files.filter(
		(file) =>
			categoryKey(file.category) === categoryKey(category) &&
			file.uploaded &&
			!file.deleted &&
			!file.suspect &&
			!file.missing &&
			!file.gdpr,
	);
	if (uploaded.length === 0) return [];
	const past = JSON.stringify([record.values, record.Events, record.history]);
	return uploaded.filter(({ uuid }) => !past.includes(uuid));
}

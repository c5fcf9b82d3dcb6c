import type { FileRecord } from "../files/index.ts";
import { categoryKey } from "../files/index.ts";
import type { RealisationRecord } from "../realisation/realisation-record.ts";
import type { FileField } from "./file-fields.ts";
import { idsInLists } from "./file-ids.ts";

/**
 * Files that were uploaded for a field but are not in any saved value yet, because somebody left before saving. They are offered, to be
 * added or discarded. A file that was ever in the values is not among them: it was removed on purpose, or belongs to a former version of
 * the location.
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
	const named = idsInLists([record.values, record.Events, record.history]);
	return uploaded.filter(({ uuid }) => !named.has(uuid));
}

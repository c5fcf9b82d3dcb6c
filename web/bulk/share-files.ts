import { splitFileName } from "../../engine/index.ts";
import { putBytes } from "../api/put-bytes.ts";
import { createUploadLink } from "../files/files-api.ts";
import { type BulkAct, listBulkItems } from "./bulk-api.ts";

/** A chosen file, with its field and category. */
export interface ChosenFile {
	readonly path: string;
	readonly category: string;
	readonly file: File;
}

/**
 * Uploads files to the first process that the act can be applied to; the server copies them to the others. Returns the ids by path. `sent`:
 * files that have already been uploaded, with their ids.
 */
export async function shareFiles(
	act: BulkAct,
	chosen: readonly ChosenFile[],
	sent: Map<File, string>,
): Promise<Readonly<Record<string, string[]>>> {
	const ids: Record<string, string[]> = {};
	const [first] = chosen.length === 0 ? [] : await listBulkItems(act.uuid, "can");
	if (first === undefined) return ids;
	for (const { path, category, file } of chosen) {
		const uuid = sent.get(file) ?? (await upload(first.uuid, category, file));
		sent.set(file, uuid);
		ids[path] = [...(ids[path] ?? []), uuid];
	}
	return ids;
}

async function upload(process: string, category: string, file: File): Promise<string> {
	const { signal } = new AbortController();
	const { file: registered, link } = await createUploadLink(process, { ...splitFileName(file.name), category }, signal);
	await putBytes({ link, bytes: file, extension: registered.extension, onProgress: () => {}, signal });
	return registered.uuid;
}

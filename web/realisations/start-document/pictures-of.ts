import { categoryKey, type DownloadLink, fileIdsIn, isAvailable, type RealisationRecord, waitingFiles } from "../../../engine/index.ts";
import { pathOf, request } from "../../api/request.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { valueAt } from "../../forms/value-at.ts";

/** A picture that belongs to a process. */
export interface ProcessPicture {
	/** Name of the file, with its extension. */
	readonly name: string;
	readonly load: () => Promise<Blob>;
}

const pictures: ReadonlySet<string> = new Set(["jpg", "jpeg", "png"]);

/** The pictures of a category, however it is spelled, as far as they can be had: those that the flow's fields name, and those that wait for the next save. */
export function picturesOf(record: RealisationRecord, category: string, fields: ReadonlyMap<string, FlowField>): readonly ProcessPicture[] {
	const key = categoryKey(category);
	const named = [...fields.values()]
		.filter(({ options }) => options.widget === "files" && typeof options.category === "string" && categoryKey(options.category) === key)
		.flatMap(({ path }) => fileIdsIn(valueAt(record.values, path)));
	const meant = new Set([...named, ...waitingFiles(record, { category }).map(({ uuid }) => uuid)]);
	return record.files
		.filter((file) => meant.has(file.uuid) && categoryKey(file.category) === key && isAvailable(file) && pictures.has(file.extension))
		.map(({ uuid, filename, extension }) => ({ name: `${filename}.${extension}`, load: () => bytesOf(uuid) }));
}

async function bytesOf(uuid: string): Promise<Blob> {
	const { data } = await request<DownloadLink>({ method: "GET", path: pathOf`files/${uuid}/download-link` });
	const answer = await fetch(data.link);
	if (!answer.ok) throw new Error(`the picture ${uuid}: ${answer.status}`);
	return answer.blob();
}

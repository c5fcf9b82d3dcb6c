import { categoryKey, type DownloadLink, isAvailable, type RealisationRecord } from "../../../engine/index.ts";
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

/**
 * The pictures of a category, however it is spelled, as far as they can be had: those that the flow's fields name,
 * and generated ones, which are kept under the category in lower case and named by no field.
 */
export function picturesOf(
	{ files, values }: Pick<RealisationRecord, "files" | "values">,
	category: string,
	fields: ReadonlyMap<string, FlowField>,
): readonly ProcessPicture[] {
	const key = categoryKey(category);
	const named = [...fields.values()]
		.filter(({ options }) => options.widget === "files" && typeof options.category === "string" && categoryKey(options.category) === key)
		.flatMap(({ path }) => idsIn(valueAt(values, path)));
	return files
		.filter((file) => categoryKey(file.category) === key && isAvailable(file) && pictures.has(file.extension))
		.filter((file) => named.includes(file.uuid) || file.category === key)
		.map(({ uuid, filename, extension }) => ({ name: `${filename}.${extension}`, load: () => bytesOf(uuid) }));
}

/** A list of files names them by id, a list of views by objects with one. */
function idsIn(list: unknown): readonly unknown[] {
	return Array.isArray(list)
		? list.map((entry: unknown) => (typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry))
		: [];
}

async function bytesOf(uuid: string): Promise<Blob> {
	const { data } = await request<DownloadLink>({ method: "GET", path: pathOf`files/${uuid}/download-link` });
	const answer = await fetch(data.link);
	if (!answer.ok) throw new Error(`the picture ${uuid}: ${answer.status}`);
	return answer.blob();
}

import type { RealisationRecord } from "../../../engine/index.ts";

/** A picture that belongs to a process. */
export interface ProcessPicture {
	/** Name of the file, with its extension. */
	readonly name: string;
	readonly load: () => Promise<Blob>;
}

/** The pictures of a category, however it is spelled, as far as they can be had. */
export function picturesOf(_record: RealisationRecord, _category: string): readonly ProcessPicture[] {
	return [];
}

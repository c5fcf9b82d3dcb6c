/**
 * What the product knows about one file, as the API returns it; the bytes are the server's concern. The flags say why there may be nothing
 * to download.
 */
export interface FileRecord {
	readonly uuid: string;
	/** Without the extension. */
	readonly filename: string;
	/** In lower case, without a dot. */
	readonly extension: string;
	/** One of the categories; its case does not count. */
	readonly category: string;
	/** When it was registered: milliseconds since 1970 (UTC). */
	readonly ts: number;
	/** Whether all of its bytes were received. */
	readonly uploaded: boolean;
	/** Whether the check of its content found something. */
	readonly suspect: boolean;
	/** Whether it was hidden or removed because of privacy law (AVG). */
	readonly gdpr: boolean;
	/** Whether its bytes are not where they should be although it was uploaded. */
	readonly missing: boolean;
	/** Whether it was disconnected. */
	readonly deleted: boolean;
	/** Whether the check of its content is done, whatever it found. */
	readonly checked: boolean;
}

/** How long a file counts as recent, in milliseconds: meanwhile a missing thumbnail may still appear. */
const recentForMs = 5000;

/**
 * Whether the file may be downloaded: it was uploaded and checked, and nothing is wrong with it. An unchecked file is not available,
 * however long the check takes.
 */
export function isAvailable(file: Omit<FileRecord, "uuid" | "filename" | "extension" | "category" | "ts">): boolean {
	return file.uploaded && file.checked && !file.suspect && !file.gdpr && !file.missing && !file.deleted;
}

/** `now`: milliseconds since 1970 (UTC). */
export function isRecent({ ts }: Pick<FileRecord, "ts">, now: number): boolean {
	return now - ts < recentForMs;
}

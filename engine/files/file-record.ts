/**
 * What the product knows of one file, as the API answers it; the bytes are the server's business.
 * The flags say why there may be nothing to download.
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
	/** All of its bytes were received. */
	readonly uploaded: boolean;
	/** The check of its content found something. */
	readonly suspect: boolean;
	/** Hidden or removed because of the privacy law (AVG). */
	readonly gdpr: boolean;
	/** It was uploaded, but its bytes are not where they should be. */
	readonly missing: boolean;
	/** Disconnected. */
	readonly deleted: boolean;
	/** The check of its content is done, whatever it found. */
	readonly checked: boolean;
}

/** How long a file counts as recent, in milliseconds: for that long a missing thumbnail may still appear. */
const recentForMs = 5000;

/**
 * Whether the file may be downloaded: it was uploaded, checked, and nothing is wrong with it. An unchecked
 * file is not available, however long the check takes.
 */
export function isAvailable(file: Omit<FileRecord, "uuid" | "filename" | "extension" | "category" | "ts">): boolean {
	return file.uploaded && file.checked && !file.suspect && !file.gdpr && !file.missing && !file.deleted;
}

/** `now`: milliseconds since 1970 (UTC). */
export function isRecent({ ts }: Pick<FileRecord, "ts">, now: number): boolean {
	return now - ts < recentForMs;
}

import type { FileContents } from "./file-content.ts";

/** Limits for all files of one tenant together: characters as stored, and number of files. */
const mostSize = 5 * 1024 * 1024;
export const mostFiles = 500;

/** Whether files are too many, or too large, to be stored in the database. */
export function isTooLarge(size: number, files: number): boolean {
	return size > mostSize || files > mostFiles;
}

export function areTooLarge(files: FileContents): boolean {
	return isTooLarge(
		[...files.values()].reduce((sum, { content }) => sum + content.length, 0),
		files.size,
	);
}

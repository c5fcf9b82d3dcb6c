import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { isFilePath } from "../../engine/index.ts";
import { contentOf, type FileContent, type FileContents } from "./file-content.ts";

/** The files of a tenant's folder, JSON in canonical form. Symbolic links, and names that no design may have, are left out. */
export async function readFolderContents(folder: string): Promise<FileContents> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
		.filter(isFilePath)
		.sort();
	const files = new Map<string, FileContent>();
	for (const path of paths) files.set(path, contentOf(path, await readFile(join(folder, path))));
	return files;
}

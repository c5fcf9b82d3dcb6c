import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { canonicalFiles, isFilePath } from "../../engine/index.ts";
import type { FileContent } from "./design-store.ts";

/** The files of a tenant's folder, JSON in its canonical text. Links, and names that no design may have, are left out. */
export async function readDesignFolder(folder: string): Promise<ReadonlyMap<string, FileContent>> {
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

function contentOf(path: string, bytes: Buffer): FileContent {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
		if (!text.includes("\0")) return { form: "text", content: canonicalFiles(new Map([[path, text]])).get(path) ?? text };
	} catch {
		// Bytes that are no text.
	}
	return { form: "base64", content: bytes.toString("base64") };
}

import { createHash } from "node:crypto";
import { type BundleFiles, canonicalFiles } from "../../engine/index.ts";

/** The content of a file: its text, or the base64 of a binary file. */
export interface FileContent {
	readonly form: "text" | "base64";
	readonly content: string;
}

/** Files of a tenant by their path in its folder. */
export type FileContents = ReadonlyMap<string, FileContent>;

/** JSON is stored in its canonical form. */
export function contentOf(path: string, bytes: Buffer): FileContent {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
		if (!text.includes("\0")) return { form: "text", content: canonicalFiles(new Map([[path, text]])).get(path) ?? text };
	} catch {
		// A binary file.
	}
	return { form: "base64", content: bytes.toString("base64") };
}

/** As the engine reads them: null for a binary file. */
export function textsOf(files: FileContents): BundleFiles {
	return new Map([...files].map(([path, { form, content }]) => [path, form === "text" ? content : null]));
}

export function bytesOf({ form, content }: FileContent): Buffer {
	return Buffer.from(content, form === "text" ? "utf8" : "base64");
}

export function contentHashOf({ form, content }: FileContent): string {
	return createHash("sha256").update(`${form}\n${content}`).digest("hex");
}

/** Hash of all files together: equal exactly when each path has the same content. */
export function bundleHash(files: FileContents): string {
	const lines = [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([path, content]) => [path, contentHashOf(content)]);
	return createHash("sha256").update(JSON.stringify(lines)).digest("hex");
}

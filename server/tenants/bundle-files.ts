import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BundleFiles } from "../../engine/index.ts";
import type { FileContents } from "./file-content.ts";

/** Folders of a tenant with files that the check knows; a running server does not need scenarios. */
const subfolders = { all: ["blocks", "manuals", "mappings", "scenarios"], served: ["blocks", "manuals", "mappings"] } as const;

/**
 * The files of a tenant's folder. `served`: those that a running server uses. Of files that are neither JSON nor pages of the manuals only
 * the names are read; `all` also includes the text of pictures, which designers can replace.
 */
export function bundleFiles(folder: string, which: keyof typeof subfolders): BundleFiles {
	return new Map(
		["", ...subfolders[which]].flatMap((sub) =>
			namesIn(join(folder, sub)).map((name) => {
				const path = sub === "" ? name : `${sub}/${name}`;
				return [path, isRead(name) || (which === "all" && name.endsWith(".svg")) ? textOf(join(folder, path)) : null] as const;
			}),
		),
	);
}

/** The same for files that are not kept in a folder. */
export function servedFiles(contents: FileContents): BundleFiles {
	const served = [...contents].filter(([path]) => {
		const [folder = "", ...below] = path.split("/");
		return below.length === 0 || (below.length === 1 && subfolders.served.some((name) => name === folder));
	});
	return new Map(served.map(([path, { form, content }]) => [path, form === "text" && isRead(path) ? content : null]));
}

const isRead = (path: string): boolean => /\.(json|md)$/.test(path);

/** Empty when there is no such folder, or it is a file. */
function namesIn(folder: string): readonly string[] {
	return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).sort() : [];
}

/**
 * Null when the file cannot be read or is not UTF-8, which would lose characters silently. Only regular files are read: reading a named
 * pipe, for instance, might wait for ever.
 */
function textOf(file: string): string | null {
	try {
		if (!statSync(file).isFile()) return null;
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
	} catch {
		return null;
	}
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BundleFiles } from "../../engine/index.ts";
import type { FileContents } from "./file-content.ts";

/** Folders of a tenant with files that the check knows; scenarios are of no use to a server that runs. */
const subfolders = { all: ["blocks", "manuals", "mappings", "scenarios"], served: ["blocks", "manuals", "mappings"] } as const;

/** The files of a tenant's folder. `served`: those that a running server uses. Of files that are neither JSON nor pages of the manuals only their names; of `all`, pictures that are text as well, which designers replace. */
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

/** The same of files that are kept elsewhere than in a folder. */
export function servedFiles(contents: FileContents): BundleFiles {
	const served = [...contents].filter(([path]) => {
		const [folder = "", ...below] = path.split("/");
		return below.length === 0 || (below.length === 1 && subfolders.served.some((name) => name === folder));
	});
	return new Map(served.map(([path, { form, content }]) => [path, form === "text" && isRead(path) ? content : null]));
}

const isRead = (path: string): boolean => /\.(json|md)$/.test(path);

/** None where there is no folder of that name (any more), or a file. */
function namesIn(folder: string): readonly string[] {
	return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).sort() : [];
}

/**
 * Null when it can't be read, or is not in UTF-8: then letters would be lost without a word. Reading what is not a file, such as
 * a named pipe, might wait forever.
 */
function textOf(file: string): string | null {
	try {
		if (!statSync(file).isFile()) return null;
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
	} catch {
		return null;
	}
}

import { existsSync, lstatSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BundleFiles, EditRefusal } from "../../../engine/index.ts";

/** Writes what differs, each file at once as a whole; nothing, and why, when one of them is not a file of this very folder. */
export function writeFiles(folder: string, before: BundleFiles, after: BundleFiles): EditRefusal | null {
	const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
	const outside = changed.find((path) => !isWithin(folder, path));
	if (outside !== undefined) return { refused: "bad-path", message: "This is no file of the folder.", file: outside };
	for (const path of changed) {
		const text = after.get(path);
		const file = join(folder, path);
		if (typeof text !== "string") {
			rmSync(file);
			continue;
		}
		writeFileSync(`${file}.new`, text);
		renameSync(`${file}.new`, file);
	}
	return null;
}

/** In the folder itself or in one of those that are read, and no link to elsewhere. */
function isWithin(folder: string, path: string): boolean {
	const file = join(folder, path);
	const root = realpathSync(folder);
	if (!existsSync(dirname(file))) return false;
	const place = realpathSync(dirname(file));
	const known = [root, join(root, "scenarios"), join(root, "manuals")];
	return known.includes(place) && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true;
}

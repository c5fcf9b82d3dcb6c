import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { canonicalFiles } from "../../engine/index.ts";
import type { Printed } from "./printed.ts";

/** Gives every JSON file of the folders its canonical text; with `check`, only lists the files that do not have it. */
export function formatFolders(folders: readonly string[], check: boolean): Printed {
	const changed = folders.flatMap((folder) => {
		const files = new Map(jsonFiles(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
		return [...canonicalFiles(files)].flatMap(([file, text]) =>
			text === null || text === files.get(file) ? [] : [{ path: join(folder, file), text }],
		);
	});
	if (!check) for (const { path, text } of changed) writeFileSync(path, text);
	const lines = changed.map(({ path }) => `${path}\n`).join("");
	if (!check) return { passed: true, text: lines };
	return { passed: changed.length === 0, text: changed.length === 0 ? "" : `${lines}Not in the canonical form: npm run flow -- format\n` };
}

function jsonFiles(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
		.filter((path) => path.endsWith(".json"))
		.sort();
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { raised, type VersionPart } from "../../engine/index.ts";

/** Raises the version in the folder's flow.json, leaving the rest of the file untouched. Returns the new version. */
export function raiseVersion(folder: string, part: VersionPart): string {
	const file = join(folder, "flow.json");
	const text = readFileSync(file, "utf8");
	const version = raised((JSON.parse(text) as { version: string }).version, part);
	writeFileSync(file, applyEdits(text, modify(text, ["version"], version, {})));
	return version;
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";

const PARTS = ["major", "minor", "patch"] as const;
type VersionPart = (typeof PARTS)[number];

export function isVersionPart(word: string): word is VersionPart {
	return PARTS.some((part) => part === word);
}

/** The raised version: a minor raise of "1.4.2" gives "1.5.0". */
export function raised(version: string, part: VersionPart): string {
	const numbers = version.split(".").map(Number);
	const place = PARTS.indexOf(part);
	return PARTS.map((_, index) => (index < place ? numbers[index] : index === place ? (numbers[index] ?? 0) + 1 : 0)).join(".");
}

/** Raises the version in the folder's flow.json, leaving the rest of the file untouched. Returns the new version. */
export function raiseVersion(folder: string, part: VersionPart): string {
	const file = join(folder, "flow.json");
	const text = readFileSync(file, "utf8");
	const version = raised((JSON.parse(text) as { version: string }).version, part);
	writeFileSync(file, applyEdits(text, modify(text, ["version"], version, {})));
	return version;
}

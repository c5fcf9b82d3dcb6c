import { type Address, addressOf, type Edit, memberOf } from "../../../engine/index.ts";

type Path = readonly (string | number)[];

/** The edit that gives a place of a file a value, with the objects around it that are not there yet; undefined: the place is emptied. */
export function writeAt(file: string, document: unknown, path: Path, value: unknown): Edit | null {
	const there = depthOf(document, path);
	const known = (length: number): Address => addressOf(document, path.slice(0, length));
	if (value === undefined) return there === path.length ? { op: "remove", file, at: known(path.length) } : null;
	if (there === path.length) return { op: "set", file, at: known(path.length), value };
	const nested = path.slice(there + 1).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
	return { op: "add", file, at: known(there), name: String(path[there]), value: nested };
}

/** How many parts of the path are there. */
function depthOf(document: unknown, path: Path): number {
	let node = document;
	for (const [index, part] of path.entries()) {
		if (typeof node !== "object" || node === null || !Object.hasOwn(node, part)) return index;
		node = memberOf(node, part);
	}
	return path.length;
}

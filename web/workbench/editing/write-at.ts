import { type Address, addressOf, type Edit, memberOf } from "../../../engine/index.ts";

type Path = readonly (string | number)[];

/** The edit that sets a place in a file to a value, creating the missing objects around it; undefined removes the place. */
export function writeAt(file: string, document: unknown, path: Path, value: unknown): Edit | null {
	const there = depthOf(document, path);
	const known = (length: number): Address => addressOf(document, path.slice(0, length));
	if (value === undefined) return there === path.length ? { op: "remove", file, at: known(path.length) } : null;
	if (there === path.length) return { op: "set", file, at: known(path.length), value };
	const nested = path.slice(there + 1).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
	return { op: "add", file, at: known(there), name: String(path[there]), value: nested };
}

/** Number of leading parts of the path that exist. */
function depthOf(document: unknown, path: Path): number {
	let node = document;
	for (const [index, part] of path.entries()) {
		if (typeof node !== "object" || node === null || !Object.hasOwn(node, part)) return index;
		node = memberOf(node, part);
	}
	return path.length;
}

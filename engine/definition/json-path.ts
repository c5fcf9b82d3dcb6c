/** Path to a value inside a JSON document: names and list positions. */
export type JsonPath = readonly (string | number)[];

/** For people: `steps[2].next[0].to`; names that are not plain words are quoted. The document itself is "". */
export function formatPath(path: JsonPath): string {
	return path
		.map((part, index) => {
			if (typeof part === "number") return `[${part}]`;
			if (!/^[\p{L}_$][\p{L}\d_$-]*$/u.test(part)) return `[${JSON.stringify(part)}]`;
			return index === 0 ? part : `.${part}`;
		})
		.join("");
}

/** Parses such a text back into names and positions. */
export function pathOfText(text: string): JsonPath {
	return [...text.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([\p{L}_$][\p{L}\d_$-]*)/gu)].map(([, position, quoted, plain]) => {
		if (position !== undefined) return Number(position);
		return quoted === undefined ? (plain ?? "") : String(JSON.parse(quoted));
	});
}

/** A JSON pointer (RFC 6901) as a path; list positions become numbers where the document has a list. */
export function pathOfPointer(pointer: string, document: unknown): JsonPath {
	const path: (string | number)[] = [];
	let node = document;
	for (const token of pointer.split("/").slice(1)) {
		const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
		path.push(Array.isArray(node) ? Number(name) : name);
		node = valueAt(node, path.slice(-1));
	}
	return path;
}

/** The value at a path; undefined when the path does not exist. */
export function valueAt(document: unknown, path: JsonPath): unknown {
	return path.reduce<unknown>(
		(node, key) =>
			typeof node === "object" && node !== null && Object.hasOwn(node, key) ? (node as Record<string | number, unknown>)[key] : undefined,
		document,
	);
}

/**
 * JSON on one line, with spaces: as it stands in a file where there is room. Undefined as soon as it is longer than that.
 */
export function jsonLine(value: unknown, most: number): string | undefined {
	if (typeof value !== "object" || value === null) {
		const text = JSON.stringify(value) ?? "null";
		return text.length > most ? undefined : text;
	}
	const isList = Array.isArray(value);
	const names = Object.keys(value);
	if (names.length === 0) return isList ? "[]" : "{}";
	let line = isList ? "[" : "{ ";
	for (const [index, name] of names.entries()) {
		const before = `${index > 0 ? ", " : ""}${isList ? "" : `${JSON.stringify(name)}: `}`;
		const inner = jsonLine((value as Readonly<Record<string, unknown>>)[name], most - line.length - before.length);
		if (inner === undefined) return undefined;
		line += before + inner;
	}
	line += isList ? "]" : " }";
	return line.length > most ? undefined : line;
}
